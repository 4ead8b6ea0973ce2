import { expect, test } from "vitest";
import { mainEdition } from "#app/languages/language.ts";
import { renderToText } from "#tests/support/render-to-text.tsx";
import { listMarkdown } from "./content-markdown.ts";
import { FrontPage } from "./front-page.tsx";
import { groupRows } from "./group-rows.ts";
import type { PublicList, PublicRow } from "./public-content.ts";

const row: PublicRow = {
  title: "A window",
  path: "/news/a-window",
  text: null,
  notes: [new Date("2026-06-16")],
};

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, position) => ({
    ...row,
    title: `Window ${position}`,
    path: `/news/window-${position}`,
    picture: "/art/window.webp",
    group: position < 5 ? "2026" : "2025",
  }));

test("ROUTE-10: a list of news has two leads, then its years; on further pages only years", () => {
  const counted = (count: number, page = 1) => {
    const { leads, groups } = groupRows(rowsOf(count), page);
    return [leads.length, ...groups.map(({ heading, rows }) => `${heading}: ${rows.length}`)];
  };
  expect(counted(1)).toEqual([1]);
  expect(counted(3)).toEqual([2, "2026: 1"]);
  expect(counted(8)).toEqual([2, "2026: 3", "2025: 3"]);
  expect(counted(8, 2)).toEqual([0, "2026: 5", "2025: 3"]);
});

test("ROUTE-10: all articles of a list are shown with their pictures", () => {
  const html = renderToText(<FrontPage {...groupRows(rowsOf(9), 1)} />);

  expect(html.match(/<h[23][^>]*>[^<]+|<img /g)?.map((part) => part.replace(/ class="[^"]*"/, ""))).toEqual([
    ...["<img ", "<h2>Window 0", "<img ", "<h2>Window 1"],
    ...["<h2>2026", "<img ", "<h3>Window 2", "<img ", "<h3>Window 3", "<img ", "<h3>Window 4"],
    ...["<h2>2025", "<img ", "<h3>Window 5", "<img ", "<h3>Window 6", "<img ", "<h3>Window 7"],
    ...["<img ", "<h3>Window 8"],
  ]);
  expect(html).toContain("16 Jun 2026");
});

test("LANG-04: a list without items shows the newest of another language", () => {
  const all = { title: "All in German", path: "/de/aktuelles" };
  const group = { heading: "In German", language: "de" as const, rows: rowsOf(2), all };
  const html = renderToText(<FrontPage leads={[]} groups={[group]} />);

  expect(html).toContain("In German");
  expect(html).toMatch(/<h3 lang="de"[^>]*>Window 0/);
  expect(html).toMatch(/<a [^>]*href="\/de\/aktuelles"[^>]*>All in German/);
});

test("READ-01: a German date is not the number of a list in Markdown", () => {
  const list: PublicList = {
    ...{
      title: "Aktuelles",
      headline: "Aktuelles",
      path: "/aktuelles",
      description: "",
      trail: [],
      blocks: [],
    },
    ...{ rows: rowsOf(1), leads: [], groups: [], page: 1, pages: 1 },
  };

  expect(listMarkdown(list, mainEdition("de"))).toContain("\n16\\. Juni 2026\n");
});
