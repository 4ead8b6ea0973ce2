import { type Options, parse } from "acorn";
import { type DefaultTreeAdapterMap, parseFragment } from "parse5";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

/**
 * What keeps a piece of HTML with scripts from running: the first error of each script in it, with its line in the
 * whole, counted from 1. Scripts from elsewhere (`src`) and those that are data are not looked into.
 */
export function scriptProblems(html: string): string[] {
  const scripts = scriptsIn(parseFragment(html, { sourceCodeLocationInfo: true }));
  if (html.trim() !== "" && scripts.length === 0 && !/<[a-z]/i.test(html)) {
    return ["This is no HTML: put JavaScript between <script> and </script>"];
  }
  return scripts.flatMap((script) => problemsIn(script, html));
}

function problemsIn(script: Element, html: string): string[] {
  const location = script.sourceCodeLocation;
  if (!location?.startTag) return [];
  if (!location.endTag) return [`Line ${location.startLine}: this <script> is never closed`];
  const sourceType = kindOf(script);
  if (!sourceType) return [];
  // Blank lines stand for what comes before, so that the parser counts lines as the field does.
  const { startTag, endTag } = location;
  const before = html.slice(0, startTag.endOffset).replace(/[^\n]/g, " ");
  const code = before + html.slice(startTag.endOffset, endTag.startOffset);
  try {
    parse(code, { ecmaVersion: "latest", sourceType, allowHashBang: false });
    return [];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { line } = Object(error).loc ?? { line: location.startLine };
    return [`Line ${line}: ${error.message.replace(/ \(\d+:\d+\)$/, "")}`];
  }
}

/** How a script is read; undefined for one that comes from elsewhere, or is no JavaScript. */
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
