/** `tel:+351210000150` for `+351 21 000 0150`, with `;ext=12` (RFC 3966) for `ext. 12`. */
export function telephone(number: string): string {
  return `tel:${number
    .replace("ext.", "=")
    .replace(/[^\d+=]/g, "")
    .replace("=", ";ext=")}`;
}
