import { createHash } from "node:crypto";

interface Styled {
  html: string;
  /** Sources of the policy's `style-src`, one for each style element of the document. */
  sources: string[];
}

/**
 * Moves the `style` attributes of a document that React has rendered into one style element at the end of its head: a
 * policy without `unsafe-inline` applies no attribute. An element is found by `data-styled`, which is made of its
 * style, so that rules of two documents may stand together. Before React takes over, `startScript` puts the styles
 * back on the elements, through the CSSOM, which the policy leaves alone.
 */
export function withStyleSheet(html: string): Styled {
  const rules = new Map<string, string>();
  const moved = html.replace(styledTag, (_, before: string, value: string) => {
    const style = decoded(value);
    if (unsafe.test(style)) return before;
    const name = hash(style, "hex").slice(0, 8);
    rules.set(name, `[data-styled="${name}"]{${style}}`);
    return `${before} data-styled="${name}"`;
  });
  const sheet = [...rules.values()].join("");
  const element = sheet ? `<style data-sheet="">${sheet}</style>` : "";
  return {
    html: element ? moved.replace("</head>", () => `${element}</head>`) : moved,
    sources: [sheet, ...customProperties(html)]
      .filter(Boolean)
      .map((css) => `'sha256-${hash(css, "base64")}'`),
  };
}

/** React writes `>` as an entity in attributes, so that none ends a tag. */
const styledTag = /(<[a-z][^>]*?) style="([^"]*)"/g;

/** What could end the rule, or the element. No style that is rendered here has any of these. */
const unsafe = /[{}<\\]|\/\*/;

/** The text of the elements that hold the house's own colours; others have no place in a document. */
function customProperties(html: string): string[] {
  return [...html.matchAll(/<style>(:root\{[\w#%:;,(). -]*\})<\/style>/g)].map(([, css = ""]) => css);
}

const entities: Record<string, string> = { quot: '"', "#x27": "'", amp: "&", lt: "<", gt: ">" };

function decoded(attribute: string): string {
  return attribute.replace(/&(quot|#x27|amp|lt|gt);/g, (_, name: string) => entities[name] ?? "");
}

function hash(text: string, encoding: "hex" | "base64"): string {
  return createHash("sha256").update(text).digest(encoding);
}
