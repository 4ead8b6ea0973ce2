/**
 * HTML whose style elements have become templates, to be read by a document whose content security policy would take
 * them for its own and refuse them.
 */
export function withInertStyles(html: string): string {
  return html.replace(/<(\/?)style\b/gi, "<$1template");
}
