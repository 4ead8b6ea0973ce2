/** A document with everything to read and nothing that runs, nor asks for what would; sheets for that case count. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<noscript>(<link rel="stylesheet"[^>]*>)<\/noscript>/g, "$1");
}
