import { type Options, parse } from "acorn";
import { type DefaultTreeAdapterMap, parseFragment } from "parse5";
import { messages } from "./messages.ts";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

/**
 * Syntax errors in the scripts of an HTML fragment: the first error of each script, with its one-based line in the
 * fragment. External scripts (`src`) and data blocks are skipped.
 */
export function scriptProblems(html: string): string[] {
  const scripts = scriptsIn(parseFragment(html, { sourceCodeLocationInfo: true }));
  if (html.trim() !== "" && scripts.length === 0 && !/<[a-z]/i.test(html)) {
    return [messages.notHtml];
  }
  return scripts.flatMap((script) => problemsIn(script, html));
}

function problemsIn(script: Element, html: string): string[] {
  const location = script.sourceCodeLocation;
  if (!location?.startTag) return [];
  if (!location.endTag) return [messages.scriptNotClosed(location.startLine)];
  const sourceType = kindOf(script);
  if (!sourceType) return [];
  // Replaces the preceding text with blank lines, so that line numbers match the field.
  const { startTag, endTag } = location;
  const before = html.slice(0, startTag.endOffset).replace(/[^\n]/g, " ");
  const code = before + html.slice(startTag.endOffset, endTag.startOffset);
  try {
    parse(code, { ecmaVersion: "latest", sourceType, allowHashBang: false });
    return [];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { line } = Object(error).loc ?? { line: location.startLine };
    return [messages.scriptError(line, error.message.replace(/ \(\d+:\d+\)$/, ""))];
  }
}

/** The source type for the parser; undefined for external scripts and data blocks. */
function kindOf({ attrs }: Element): Options["sourceType"] | undefined {
  const attribute = (name: string) => attrs.find((each) => each.name === name)?.value;
  if (attribute("src") !== undefined) return undefined;
  const type = attribute("type")?.trim().toLowerCase() ?? "";
  if (type === "module") return "module";
  return type === "" || /^(text|application)\/(java|ecma)script$/.test(type) ? "script" : undefined;
}

function scriptsIn(node: Node): Element[] {
  if ("tagName" in node && node.tagName === "script") return [node];
  const children = "content" in node ? node.content.childNodes : "childNodes" in node ? node.childNodes : [];
  return children.flatMap(scriptsIn);
}
