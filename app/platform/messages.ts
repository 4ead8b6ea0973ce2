/** Problems that operators read: configuration, buckets, mail and storage. */
export const messages = {
  belongsToAnother: "belongs to another database",
  bucketNameTooShort: (example: string) => `is shorter than three letters. Example: ${example}`,
  bucketRefused: (bucket: string, reason: string) =>
    `The bucket ${bucket} ${reason}. If it belongs to this site, run: site admin adopt-buckets`,
  encodePassword: ". Percent-encode special characters in the password, such as / as %2F",
  hasNoMark: "contains objects, and is not marked as belonging to this database",
  invalidConfiguration: (problems: string) =>
    `The configuration is not valid:\n${problems}\nAll variables: docs/operations/configure.md`,
  isEmpty: (example: string) => `is empty. Example: ${example}`,
  isMissing: (example: string) => `is missing. Example: ${example}`,
  mailDeferred: "The mail server asks to try again later",
  mailRefused: "The mail server rejects this mail",
  mailServerUnavailable: "The mail server is unavailable",
  notAnAddressList: "is not a list of IP addresses. Example: 10.0.0.20, 10.1.0.0/16",
  notAnEmailAddress: (example: string) => `is not an email address. Example: ${example}`,
  notAnIdentity: "is not an age identity. Example: AGE-SECRET-KEY-1…",
  notAnOption: (options: string, example: string) => `is not one of ${options}. Example: ${example}`,
  notANumber: (min: number, max: number, example: string) =>
    `is not a whole number from ${min} to ${max}. Example: ${example}`,
  notARecipient: "is not an age recipient. Example: age1…",
  notEmailAddresses: "is not a list of email addresses. Example: sales@agency.example, office@agency.example",
  notPublic: "the address is not on the public internet",
  notASender: "is not a sender. Example: Our agency <site@agency.example>",
  notATime: "is not a time of day. Example: 02:30",
  notAWebAddress: "only http and https addresses without a user name can be downloaded",
  ownerVariables: "and ADMIN_EMAIL belong together: set both, or neither and use the one-time link",
  responseStatus: (status: number) => `the response status was ${status}`,
  sameBucket:
    "is the same bucket as S3_LEADS_BUCKET. Use two buckets: the cleanup of each would delete the files of the other",
  secretKeyMissing: "SECRET_KEY is missing. Example: openssl rand -hex 32",
  setTwice: (name: string) => `is set twice: unset either ${name} or ${name}_FILE`,
  sweepRefused: (strays: number, total: number, bucket: string) =>
    `${strays} of ${total} objects of the bucket ${bucket} are not in the database; nothing was deleted. To delete them, run: site admin sweep-buckets --allow ${strays}`,
  tooManyRedirects: "too many redirects",
  tooShort: (length: number) => `needs at least ${length} characters. Example: openssl rand -hex 32`,
  unreadableFile: (name: string, reason: string) => `cannot be read from ${name}_FILE: ${reason}`,
  webhookSecretMissing:
    "is missing, and LEAD_WEBHOOK_URL needs it to sign its requests. Example: openssl rand -hex 32",
  wrongAddress: (value: string, example: string) =>
    `is "${value}", which is not an address of the form ${example}`,
} as const;
