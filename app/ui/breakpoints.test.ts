import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const app = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(`${app}${path}`, "utf8");

/** Styles and views of the public site. */
const files = ["blocks", "site", "ui", "routes"]
  .flatMap((folder) =>
    readdirSync(`${app}${folder}`, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => /\.(css|tsx?)$/.test(path) && !/\.test\.|^routes\/(?!_site)/.test(path));

const theme = [...read("ui/styles.css").matchAll(/--breakpoint-\w+: ([\d.]+)rem;/g)].map(([, rem]) => rem);

/** The last width below the breakpoint `lg`, and a phone with text at 200 % (site/large-text.css). */
const otherWidths = ["64", "20"];

/**
 * Matches widths in rem, which scales with the user's font size, in media queries and Tailwind variants. Container queries
 * do not depend on the window.
 */
const widths =
  /\((?:(?:min|max)-width: ?|width ?(?:<|>)=? ?)([\d.]+)rem|(?:^|[\s"`:])(?:min|max)-\[([\d.]+)rem\]:/gm;

test("UI-04: the public site uses only the theme's breakpoints", () => {
  const used = files.flatMap((path) =>
    [
      ...read(path)
        .replace(/@container[^{]*/g, "")
        .matchAll(widths),
    ].map(([, inQuery, inClass]) => ({ path, width: inQuery ?? inClass })),
  );
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter(({ width }) => ![...theme, ...otherWidths].includes(width))).toEqual([]);
});
