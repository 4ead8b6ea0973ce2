import { expect, test } from "vitest";
import { firstToCompare } from "#app/admin/publishing/versions.tsx";
import { blockFields } from "#app/blocks/registry.ts";
import { linesOfProps, withPageTitles } from "./comparison.tsx";

test("PAGE-04: a block's values are compared as text, one per line, with the field labels of the editor", () => {
  const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
  const props = {
    heading: "How it goes",
    label: "",
    steps: [{ title: "Find" }, { title: "Draft", isLast: true }],
    body: { type: "doc", content: [paragraph("One."), paragraph("Two.")] },
  };
  expect(linesOfProps(props, blockFields("process-steps"))).toEqual([
    { name: "Heading", text: "How it goes" },
    { name: "Steps 1 Title", text: "Find" },
    { name: "Steps 2 Title", text: "Draft" },
    { name: "Steps 2 isLast", text: "yes" },
    { name: "body", text: "One.\nTwo." },
  ]);
});

test("PAGE-04: a file from the media library and its alternative text are separate lines", () => {
  const props = { image: { mediaId: "7a8b", alt: "Boats" } };
  expect(linesOfProps(props, blockFields("hero"))).toEqual([
    { name: "Picture File", text: "7a8b", isMedia: true },
    { name: "Picture Alternative text", text: "Boats" },
  ]);
  expect(linesOfProps(props, blockFields("a kind that is gone"))).toHaveLength(2);
});

test("PAGE-04: a link to a page is shown by the page's title and path", () => {
  const page = { id: "0b0e7c2e-5d7e-4f5c-9f6a-2f6f0c1d2e3f", title: "Pricing", path: "/pricing" };
  expect(withPageTitles(`page:${page.id}`, [page])).toBe("Pricing (/pricing)");
  expect(withPageTitles(`page:${page.id}`, [])).toBe("A deleted page");
  expect(withPageTitles("https://kestrel.example", [page])).toBe("https://kestrel.example");
});

test("PAGE-04: the draft is compared with the published version first", () => {
  const version = (number: number, isPublished = false) => ({ number, isPublished });
  expect(firstToCompare([version(4), version(3, true), version(2, true)])).toBe(3);
  expect(firstToCompare([version(2), version(1)])).toBe(1);
  expect(firstToCompare([])).toBeUndefined();
});
