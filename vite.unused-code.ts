import type { Plugin } from "vite";

interface Cut {
  file: RegExp;
  /** What the code says, and what is true in this app. */
  replacements: [said: RegExp, fact: string][];
}

const cuts: Cut[] = [
  {
    // Every flag of Remix is on (remix.config.js), so what it keeps for sites without them is never run.
    file: /\/node_modules\/@remix-run\/react\/dist\/esm\//,
    replacements: [
      [/\b(?:window\.__remixContext\.)?future\.v3_\w+(?: === true)?/g, "true"],
      [/typeof singleFetch === "function"/g, "true"],
    ],
  },
  {
    // Nothing is deferred: pages are rendered whole. Nobody reads warnings in a visitor's browser, nor why code that is
    // not wrong would be.
    file: /\/node_modules\/@remix-run\/router\/dist\/router\.js$/,
    replacements: [
      [/return result\.type === ResultType\.deferred;/, "return false;"],
      [/let deferred = value;\s+return [^;]+;/, "return false;"],
      [/^ *warning\(.*\);$/gm, ""],
      [/^( *invariant\(.+?), (?:"|`|\w+\().*\);$/gm, '$1, "");'],
    ],
  },
  {
    // No browser of ours makes a JSON schema of a form's schema.
    file: /\/node_modules\/zod\/v4\/classic\/schemas\.js$/,
    replacements: [
      [/^ *inst\._zod\.processJSONSchema = .*;$/gm, ""],
      [/create(?:To|Standard)JSONSchemaMethod\(this, [^)]*\)(?:\(params\))?/g, "undefined"],
    ],
  },
  {
    // Whether code may be made of text: our policy refuses, and would be asked in every browser only to refuse.
    file: /\/node_modules\/zod\/v4\/core\/util\.js$/,
    replacements: [[/allowsEval = [^;]*?cached\([\s\S]*?\n\}\);/, "allowsEval = { value: false };"]],
  },
];

/**
 * Leaves out of the browsers' build what its packages carry and this app never runs: 2.4 KB on every page, 5.2 KB more
 * where there is a form. A release of theirs that says it otherwise is only bigger; tests/e2e/speed.spec.ts notices.
 */
export const withoutUnusedCode: Plugin = {
  name: "without-unused-code",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  transform(code, id) {
    const replacements = cuts.filter(({ file }) => file.test(id)).flatMap((cut) => cut.replacements);
    if (replacements.length === 0) return undefined;
    return replacements.reduce((rest, [said, fact]) => rest.replace(said, fact), code);
  },
};
