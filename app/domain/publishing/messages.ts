/** Interface text of publishing: failures, and the mail about them. */
export const messages = {
  notPublished: (site: string, title: string) => `${site}: “${title}” was not published`,
  notPublishedTitle: (title: string) => `“${title}” was not published`,
  openInTheAdmin: "Open in the admin",
  publishingFailedTimesTheServer: (attempts: number) =>
    `Publishing failed ${attempts} times. The server log has the reason`,
  scheduleFailed: (title: string, day: string, time: string) =>
    `“${title}” was scheduled for ${day} at ${time} UTC, but could not be published:`,
  thePersonWhoScheduledIt: "The person who scheduled it may no longer publish it",
  theScheduledVersionHasBeen: "The scheduled version has been deleted or can no longer be read",
  visitorsStillSeeThePrevious:
    "Visitors still see the previous version. Fix the problem, then schedule or publish again.",
} as const;
