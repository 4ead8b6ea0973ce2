/** Words of at most ten letters in the element that the selector `scope` finds, that continue in the next line, because their column is too narrow. */
export function brokenWords(scope: string): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(
    document.querySelector(scope) ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element?.checkVisibility() || element.closest("[aria-hidden=true], .sr-only")) continue;
    for (const { 0: word, index } of (text.textContent ?? "").matchAll(
      /(?<![\p{L}@.])\p{L}{2,10}(?![\p{L}@.])/gu,
    )) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      // WebKit adds an empty box at the end of the line before.
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const lines = new Set(boxes.map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(`${element.tagName.toLowerCase()} "${element.className}": ${word}`);
    }
  }
  return broken;
}
