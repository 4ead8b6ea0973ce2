/** The addresses of the generated drawings in a document, in order. */
export function drawingsIn(html: string): string[] {
  return html.match(/\/air\/[^"]+\.svg/g) ?? [];
}
