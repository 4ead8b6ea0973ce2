import { expect, test } from "vitest";
import { renderToText } from "#tests/support/render-to-text.tsx";
import { ContentRows } from "./content-list.tsx";
import type { PublicRow } from "./public-content.ts";

const row: PublicRow = {
  title: "A window",
  path: "/news/a-window",
  text: null,
  notes: [new Date("2026-06-16")],
};

test("DATA-10: an empty list shows a message", () => {
  expect(renderToText(<ContentRows rows={[]} empty="Nothing is published yet." />)).toContain(
    "Nothing is published yet.",
  );
});

test("ROUTE-10: an article with a picture is listed with it, others without", () => {
  const rows = [{ ...row, title: "A door", path: "/news/a-door", picture: "/art/door.webp" }, row];
  const html = renderToText(<ContentRows rows={rows} empty="" />);

  expect(html.match(/<img /g)).toHaveLength(1);
  expect(html.indexOf("<img ")).toBeLessThan(html.indexOf("A door"));
  expect(html.match(/href="\/news\/[a-z-]+"/g)).toEqual(['href="/news/a-door"', 'href="/news/a-window"']);
  expect(html).toContain("16 Jun 2026");
});
