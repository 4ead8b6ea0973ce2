import ts from "typescript";

export interface FoundText {
  line: number;
  text: string;
}

/** Attributes that people read, even where the value is one word in lower case. */
const readAttributes = new Set(["label", "title", "hint", "help", "placeholder", "alt", "aria-label"]);

/**
 * The texts that people read in a source file: text of JSX, and literals with a space or a capital, each on
 * one line and with … for a value. Module paths, types and tagged templates (SQL) are none.
 */
export function textsOf(file: string, text: string): FoundText[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: FoundText[] = [];
  const add = (node: ts.Node, words: string) =>
    found.push({
      line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      text: words.replace(/\s+/g, " ").trim(),
    });
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isTaggedTemplateExpression(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxText(node) && node.text.trim()) add(node, node.text);
    if (ts.isStringLiteralLike(node) && isRead(node)) add(node, node.text);
    if (ts.isTemplateExpression(node)) add(node, withoutValues(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isRead(node: ts.StringLiteralLike): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent) && readAttributes.has(parent.name.getText())) return true;
  return /\s|^\p{Lu}/u.test(node.text);
}

function withoutValues({ head, templateSpans }: ts.TemplateExpression): string {
  return head.text + templateSpans.map(({ literal }) => `…${literal.text}`).join("");
}
