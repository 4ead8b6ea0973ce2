/** Logs an error in the visitor's browser that does not affect the visitor. */
export function logInBrowser(message: string, cause: unknown) {
  // biome-ignore lint/suspicious/noConsole: the console is the only log a browser has
  console.warn(message, cause);
}
