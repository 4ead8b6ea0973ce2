/** Interface text of redirects: checks of input. */
export const messages = {
  alreadyGone: "This path already responds with 410 Gone",
  alreadyRedirected: (path: string) => `This path already redirects to ${path}`,
  aPathCannotRedirectTo: "A path cannot redirect to itself",
  enterTheOldPath: "Enter the old path",
  hasThisPath: (title: string) =>
    `“${title}” has this path and is not published. Change its address, or move it to the trash`,
  isPublishedAtThisPath: (title: string) =>
    `“${title}” is published at this path, so a redirect would never be used`,
  redirectsBack: (to: string, from: string) => `${to} redirects back to ${from}`,
  redirectsInALoop: (to: string) => `${to} redirects in a loop`,
  theSystemUsesThisPath: "The system uses this path, so a redirect would never be used",
  useAPathOfThis: "Use a path of this site that starts with /, like /old-name",
  useAPathThatStarts: "Use a path that starts with /, or a web address",
  useAtMost2000Characters: "Use at most 2000 characters",
  useAtMost500Characters: "Use at most 500 characters",
} as const;
