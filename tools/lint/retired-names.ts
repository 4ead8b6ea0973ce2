import ts from "typescript";

/** A rule of `retired-names.json`. */
export interface RetiredName {
  /** An identifier, a file name in kebab-case, or with a trailing `…` the start of an identifier: `most…`. */
  name: string;
  /** What to write instead. */
  use: string;
  /** The paths that the rule applies to, because the name is right elsewhere; every path without it. */
  in?: string[];
}

export interface Finding {
  file: string;
  line: number;
  name: string;
  replacement: string;
}

/** Retired names in a path and in the names that a file declares. Uses and strings are ignored. */
export function findRetiredNames(file: string, text: string, rules: RetiredName[]): Finding[] {
  const findings: Finding[] = [];
  const rulesHere = rules.filter(({ in: paths }) => !paths || paths.some((path) => file.startsWith(path)));
  const check = (name: string, line: number, toCase: (retired: string) => string) => {
    const rule = rulesHere.find((rule) => matches(toCase(rule.name), name));
    if (rule) findings.push({ file, line, name, replacement: rule.use });
  };
  for (const part of file.split("/")) check(part.replace(/\..*$/s, ""), 1, kebabCase);

  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node) => {
    const name = declaredName(node);
    if (name) check(name.text, source.getLineAndCharacterOfPosition(name.getStart()).line + 1, asWritten);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

/** `most…` matches `mostItems` and the file name `most-items`, but neither `most` nor `mostly`. */
function matches(retired: string, name: string): boolean {
  if (!retired.endsWith("…")) return name === retired;
  const start = retired.slice(0, -1);
  return name.startsWith(start) && /^[A-Z-]/.test(name.slice(start.length));
}

const asWritten = (name: string) => name;
const kebabCase = (name: string) => name.replace(/(?<=[a-z\d])(?=[A-Z])/g, "-").toLowerCase();

function declaredName(node: ts.Node): ts.Identifier | undefined {
  const isUse =
    ts.isPropertyAccessExpression(node) ||
    ts.isImportSpecifier(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isJsxAttribute(node) ||
    ts.isMetaProperty(node);
  if (isUse || !("name" in node)) return undefined;
  const name = node.name as ts.Node | undefined;
  return name && ts.isIdentifier(name) ? name : undefined;
}
