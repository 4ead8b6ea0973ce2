/** The index of the item before which a y coordinate lies; the number of items means the end. */
export function indexAt(y: number, items: Element[]): number {
  const index = items.findIndex((item) => {
    const { top, height } = item.getBoundingClientRect();
    return y < top + height / 2;
  });
  return index === -1 ? items.length : index;
}
