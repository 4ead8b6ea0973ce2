const strokes =
  '<path d="M2 9c7 0 10.5 2 14 8 3.5-6 7-8 14-8"/><path d="M16 17v12"/><path d="M9 20.5c3 .3 5 1.7 7 4.5 2-2.8 4-4.2 7-4.5"/>';

/** The demo's logo, a bird held by three strokes of air, in one colour. */
export function sign(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32" fill="none" stroke="${colour}" stroke-width="2.4">${strokes}</svg>\n`;
}
