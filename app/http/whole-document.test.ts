import { expect, test } from "vitest";
import { withinDocument } from "./whole-document.ts";

test("ROUTE-07: what follows the document is moved into its body", () => {
  expect(withinDocument("<html><body><p>Hi</p></body></html><!--$--><script>more()</script>")).toBe(
    "<html><body><p>Hi</p><!--$--><script>more()</script></body></html>",
  );
});

test.each(["<html><body><p>Hi</p></body></html>", "plain"])("ROUTE-07: %s is left as it is", (html) => {
  expect(withinDocument(html)).toBe(html);
});
