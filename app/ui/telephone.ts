/** `tel:+351210000150` for `+351 21 000 0150`. */
export function telephone(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, "")}`;
}
