/** The addresses of the generated drawings that a document shows, in order, without those in its data. */
export function drawingsIn(html: string): string[] {
  return html.match(/(?<==")\/air\/[^"]+\.svg/g) ?? [];
}
