import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const app = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(`${app}${path}`, "utf8");

const publicFiles = ["blocks", "site", "ui", "routes"]
  .flatMap((room) =>
    readdirSync(`${app}${room}`, { recursive: true, encoding: "utf8" }).map((path) => `${room}/${path}`),
  )
  .filter((path) => /\.(css|tsx?)$/.test(path) && !/\.test\.|^routes\/(?!_site)/.test(path));

const styles = read("ui/styles.css");

/** Pixels at the browser's own font size: a reader's larger one moves them along. */
const inPixels = (rem: string) => Number(rem) * 16;

const theme = Object.fromEntries(
  [...styles.matchAll(/--breakpoint-(\w+): ([\d.]+)rem;/g)].map(([, name, rem]) => [
    name,
    inPixels(rem ?? ""),
  ]),
);

test("UI-04: the theme's breakpoints are the specification's", () => {
  // 1024 px still belong to the top bar (NAV-05); 1100 is the «one place»; 1600 is for very wide screens.
  expect(theme).toEqual({ sm: 480, md: 768, lg: 1025, menu: 1100, xl: 1200, "2xl": 1600 });
});

const widths =
  /(?:(?:min|max)-width: ?|width ?(?:<|>)=? ?)([\d.]+)rem|(?:^|[\s"`:])(?:min|max)-\[([\d.]+)rem\]:/gm;

test.each(publicFiles)("UI-04: %s breaks at them alone", (path) => {
  const own = [...read(path).matchAll(widths)].map(([, inQuery, inClass]) =>
    inPixels(inQuery ?? inClass ?? ""),
  );
  const known = [...Object.values(theme), 1024];
  expect(own.filter((width) => !known.includes(width))).toEqual([]);
});
