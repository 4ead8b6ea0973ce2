/**
 * Tells the page how much of its lower end an element covers, so that the end can still be scrolled to and a focused
 * element into view (WCAG 2.2, 2.4.11). Returns what takes it back.
 */
export function coverBottom(element: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty("--covered-bottom", `${element.offsetHeight}px`),
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty("--covered-bottom");
  };
}
