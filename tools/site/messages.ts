/** Output of `site`. */
export const messages = {
  cannotConnect: (target: string, reason: string) =>
    `Cannot connect to ${target}: ${reason}. Is it running, and is the address correct?`,
  createFirstOwner: (url: string) => `Create the first owner within 24 hours: ${url}`,
  database: "the database (DATABASE_URL)",
  databaseReady: "The database is ready.",
  firstOwner: (email: string) => `The first owner signs in as ${email}.`,
  lacksTables: "The database (DATABASE_URL) lacks tables of this version. Run: site migrate",
  refuses: (target: string, reason: string) => `Refused by ${target}: ${reason}. See: site doctor`,
  siteAt: (url: string, next: string) => `The site is at ${url}. ${next}`,
  storage: "the object storage (S3_ENDPOINT)",
} as const;
