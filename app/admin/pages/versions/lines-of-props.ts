/** One value of a block: where it stands in its props, in words, and what it is. */
export interface PropLine {
  name: string;
  text: string;
}

/** The values of a block's props in the order in which they stand, one a line: `steps 2 title` and its text. */
export function linesOfProps(props: unknown, name: string[] = []): PropLine[] {
  if (props === undefined || props === null || props === "") return [];
  if (typeof props !== "object") return [{ name: name.join(" "), text: String(props) }];
  const isNode = Object(props).type !== undefined && ("content" in props || "text" in props);
  if (isNode) return [{ name: name.join(" "), text: wordsOf(props) }];
  return Object.entries(props).flatMap(([key, value]) =>
    linesOfProps(value, [...name, Array.isArray(props) ? String(Number(key) + 1) : key]),
  );
}

/** The words of a document, a paragraph a line. */
function wordsOf(node: unknown): string {
  if (typeof node !== "object" || node === null) return "";
  const { text, content } = Object(node);
  if (typeof text === "string") return text;
  const parts = Array.isArray(content) ? content.map(wordsOf) : [];
  return parts.join(isBlock(content) ? "\n" : "");
}

function isBlock(content: unknown): boolean {
  return Array.isArray(content) && content.some((node) => Object(node).content !== undefined);
}
