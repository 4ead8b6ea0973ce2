/** Notes what went wrong in a visitor's browser and does not concern the visitor. */
export function logInBrowser(message: string, cause: unknown) {
  // biome-ignore lint/suspicious/noConsole: the console is the only log a browser has
  console.warn(message, cause);
}
