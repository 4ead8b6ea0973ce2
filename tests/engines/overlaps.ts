/** In the page: visible texts and controls in the window that lie upon each other, without one being in the other. */
export function overlaps(): string[] {
  interface Box {
    owner: Element;
    name: string;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const boxes: Box[] = [];
  const add = (owner: Element, name: string, box: DOMRect, inset: number) => {
    const { left, right, bottom, top } = box;
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    if (!isInside || box.width < 4 || box.height < 4) return;
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    // What something else covers, such as the page under a dialog, is not seen.
    if (!above || !(owner.contains(above) || above.contains(owner))) return;
    boxes.push({ owner, name, left, right, top: top + inset, bottom: bottom - inset });
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!text.textContent?.trim() || !element) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest("[aria-hidden=true], .sr-only, svg, noscript")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    // A line's box is as high as the font, which is more than its letters.
    for (const box of range.getClientRects())
      add(element, text.textContent.trim().slice(0, 40), box, box.height / 4);
  }
  for (const control of document.querySelectorAll("a, button, input:not([type=hidden]), select, textarea")) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // Links in a text run over lines; their texts are boxes already.
    if (getComputedStyle(control).display === "inline") continue;
    add(
      control,
      `${control.tagName} ${control.getAttribute("aria-label") ?? control.textContent?.trim().slice(0, 40)}`,
      control.getBoundingClientRect(),
      1,
    );
  }

  const found: string[] = [];
  for (const [position, one] of boxes.entries())
    for (const other of boxes.slice(position + 1)) {
      if (one.owner.contains(other.owner) || other.owner.contains(one.owner)) continue;
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (width > 2 && height > 2) found.push(`“${one.name}” lies upon “${other.name}”`);
    }
  return [...new Set(found)];
}
