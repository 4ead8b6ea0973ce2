/**
 * Tells the page how much of its lower end an element covers, so that the end can still be scrolled to and a focused
 * element into view (WCAG 2.2, 2.4.11). Returns what takes it back.
 */
export function coverBottom(element: HTMLElement): () => void {
  document.adoptedStyleSheets.push(sheet);
  const observer = new ResizeObserver(() => sheet.replaceSync(rules(element.offsetHeight)));
  observer.observe(element);
  return () => {
    observer.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

const sheet = new CSSStyleSheet();

/** A property on `html` would be inherited, and so cost a new style for every element of the page. */
const rules = (height: number) => `
  html { scroll-padding-bottom: calc(${height}px + 1rem) }
  body { padding-bottom: ${height}px }
  .above-banner { --covered-bottom: ${height}px }
  [role="dialog"] .above-banner { --covered-bottom: 0px }
`;
