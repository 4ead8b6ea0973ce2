/** Names of places that refer to a file, a page or a content item. */
export const messages = {
  earlierVersions: (count: number) => (count === 1 ? "an earlier version" : `${count} earlier versions`),
  /** `language`: the name of a further language whose text it is. */
  settings: (label: string, tab: string, language?: string) =>
    `${label} (${language ? `${tab} settings, ${language}` : `${tab} settings`})`,
  theDraftOf: (name: string) => `the draft of ${name}`,
  thePreset: (name: string) => `the preset ${name}`,
  theRedirectFrom: (path: string) => `the redirect from ${path}`,
  theScheduledVersionOf: (name: string) => `the scheduled version of ${name}`,
  versionsOf: (versions: string, name: string) => `${versions} of ${name}`,
} as const;
