/**
 * Fourteen icons of one family: a grid of 24, strokes of 1.5 with square ends, corners on whole and half units. The
 * intro shows them in this order.
 */
export const icons: Record<string, string> = {
  compass: '<circle cx="12" cy="12" r="9.25"/><path d="M15.5 8.5 13.5 13.5 8.5 15.5 10.5 10.5z"/>',
  bird: '<path d="M2 6.5c5.5 0 8 1.5 10 6 2-4.5 4.5-6 10-6M12 12.5v9M7 15.5c2.5.2 3.8 1.3 5 3.3 1.2-2 2.5-3.1 5-3.3"/>',
  wave: '<path d="M2 8c3.3 0 3.3 2.5 6.7 2.5S12 8 15.3 8s3.4 2.5 6.7 2.5M2 14c3.3 0 3.3 2.5 6.7 2.5S12 14 15.3 14s3.4 2.5 6.7 2.5"/>',
  node: '<circle cx="5" cy="12" r="2.25"/><circle cx="18.5" cy="5.5" r="2.25"/><circle cx="18.5" cy="18.5" r="2.25"/><path d="m7 11 9.5-4.5M7 13l9.5 4.5"/>',
  grid: '<path d="M3 3h18v18H3zM9 3v18M15 3v18M3 9h18M3 15h18"/>',
  spark:
    '<path d="M12 2.5v6M12 15.5v6M2.5 12h6M15.5 12h6M6 6l2.5 2.5M15.5 15.5 18 18M18 6l-2.5 2.5M8.5 15.5 6 18"/>',
  cart: '<path d="M2 4h3l2.5 11.5h11L21 7.5H6"/><circle cx="9" cy="19.5" r="1.5"/><circle cx="17" cy="19.5" r="1.5"/>',
  bank: '<path d="M3 9.5 12 4l9 5.5zM5.5 9.5v8M10 9.5v8M14 9.5v8M18.5 9.5v8M3 20.5h18"/>',
  house: '<path d="M3.5 11 12 4l8.5 7v9.5h-17zM9.5 20.5v-6h5v6"/>',
  route:
    '<circle cx="5.5" cy="18.5" r="2.25"/><circle cx="18.5" cy="5.5" r="2.25"/><path d="M8 18.5h7.5a3.25 3.25 0 0 0 0-6.5h-7a3.25 3.25 0 0 1 0-6.5H16"/>',
  chat: '<path d="M3 4.5h18v12H11l-4.5 4v-4H3zM7.5 8.5h9M7.5 12.5h5.5"/>',
  chart: '<path d="M3 3v18h18M7.5 17v-4M12 17V8.5M16.5 17V5"/>',
  lock: '<path d="M5 10.5h14V21H5zM8 10.5V7a4 4 0 0 1 8 0v3.5M12 14.5v2.5"/>',
  clock: '<circle cx="12" cy="12" r="9.25"/><path d="M12 6.5V12l4 2.5"/>',
};

/** One SVG file with every icon as a symbol: `<use href="/art/icons.svg#compass">`. */
export function drawSprite(): string {
  const symbols = Object.entries(icons).map(
    ([name, paths]) =>
      `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="square" stroke-linejoin="miter">${paths}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}
