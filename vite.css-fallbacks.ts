import type { Plugin } from "vite";

/**
 * Removes Tailwind's fallbacks for browsers older than `browserTargets` from the built style sheets: 550 compressed
 * bytes that block the first paint. All targets support `color-mix` and `@property`.
 */
export const noOldFallbacks: Plugin = {
  name: "no-old-fallbacks",
  apply: "build",
  // After Tailwind, which generates the fallbacks, and before Vite hashes the file.
  enforce: "pre",
  transform: (code, id) =>
    /\.css(\?transform-only)?$/.test(id) ? { code: withoutOldFallbacks(code), map: null } : null,
};

/** Supported by every target: only the condition is removed. */
const colorMix = /@supports \(color: ?color-mix\(in lab, ?red, ?red\)\) ?\{/;
/** Matches browsers without `@property`: the whole rule is removed. */
const noProperty = /@supports \(\(\(-webkit-hyphens: ?none\)[^{]*\{/;

export function withoutOldFallbacks(css: string): string {
  return replaceRules(
    replaceRules(css, colorMix, (body) => body),
    noProperty,
    () => "",
  );
}

/** Replaces each rule whose start matches `opening`, up to its closing brace. */
function replaceRules(css: string, opening: RegExp, replace: (body: string) => string): string {
  let rest = css;
  let result = "";
  for (let match = opening.exec(rest); match; match = opening.exec(rest)) {
    const start = match.index + match[0].length;
    const end = closingBrace(rest, start);
    result += rest.slice(0, match.index);
    rest = replace(rest.slice(start, end)) + rest.slice(end + 1);
  }
  return result + rest;
}

function closingBrace(css: string, start: number): number {
  let depth = 1;
  for (let index = start; index < css.length; index++) {
    if (css[index] === "{") depth++;
    if (css[index] === "}" && --depth === 0) return index;
  }
  throw new Error("A style sheet ends within a rule");
}
