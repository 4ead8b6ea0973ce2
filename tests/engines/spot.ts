/** An element of the page: a CSS selector and, unless the first match is meant, its name or text. */
export interface Target {
  selector: string;
  name?: string | undefined;
}

export type Spot = { x: number; y: number } | { problem: string };

/**
 * In the page: scrolls the first visible match into view and returns its middle, or says why a person could not press
 * there. Exact names win over names that contain the text.
 */
export function spotOf({ selector, name }: Target): Spot {
  const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (element: Element) => {
    const label = element.getAttribute("aria-label");
    const labels = (element as HTMLInputElement).labels;
    return plain(label ?? (labels?.length ? labels[0]?.textContent : element.textContent));
  };
  const visible = [...document.querySelectorAll(selector)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  });
  const matches =
    name === undefined
      ? visible
      : [
          ...visible.filter((element) => nameOf(element) === name),
          ...visible.filter((element) => nameOf(element).includes(name)),
        ];
  const [found] = matches;
  if (!found) return { problem: `no visible ${selector} ${name ?? ""} at ${location.href}` };

  const middle = () => {
    const { left, right, top, bottom } = found.getClientRects()[0] ?? found.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  };
  const hit = ({ x, y }: { x: number; y: number }) => document.elementFromPoint(x, y);
  const isFree = (element: Element | null) =>
    element !== null && (found.contains(element) || element.contains(found));
  if (!isFree(hit(middle()))) found.scrollIntoView({ block: "center", behavior: "instant" });
  const at = middle();
  const above = hit(at);
  if (isFree(above)) return at;
  return {
    problem: `${selector} ${name ?? ""} is covered by ${above?.outerHTML.slice(0, 120) ?? "nothing"}`,
  };
}
