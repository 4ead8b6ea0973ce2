import { expect, test } from "vitest";
import { hrefOfPage } from "#app/domain/links/href.ts";
import { followPages, leadsToPages } from "./follow-pages.ts";

const known = "7d9f3c1e-2c41-4a57-9a63-0f6c2b1d8e11";
const gone = "0e4c4f86-91a5-4a3e-8a66-3d0f2b9c7a10";
const pathOf = (id: string) => (id === known ? "/solutions/dwh" : undefined);

const props = (href: string) => ({
  action: { label: "Read on", href },
  body: {
    type: "doc",
    content: [
      {
        type: "paragraph",
        content: [{ type: "text", text: "here", marks: [{ type: "link", attrs: { href } }] }],
      },
    ],
  },
});

test("a link to a page by its id becomes the page's path, in links and in rich text", () => {
  expect(followPages(props(hrefOfPage(known)), pathOf)).toEqual(props("/solutions/dwh"));
});

test("a link to a page that is not published leads nowhere, any other stays as it is", () => {
  expect(followPages(props(hrefOfPage(gone)), pathOf)).toEqual(props(""));
  expect(followPages(props("https://example.com"), pathOf)).toEqual(props("https://example.com"));
});

test("only props with such a link ask for pages", () => {
  expect(leadsToPages(props(hrefOfPage(known)))).toBe(true);
  expect(leadsToPages(props("/about"))).toBe(false);
  expect(leadsToPages({ heading: hrefOfPage(known) })).toBe(false);
});
