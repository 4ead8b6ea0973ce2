// @vitest-environment jsdom
import { expect, test } from "vitest";
import { focusSearchOnSlash } from "./slash-key.ts";

test("PAGE-01: the slash key focuses the search box, except in a text field or with a modifier", () => {
  document.body.innerHTML =
    '<form role="search"><input type="search" aria-keyshortcuts="/"></form><textarea></textarea>';
  const [search, text] = document.querySelectorAll<HTMLElement>("input, textarea");
  document.addEventListener("keydown", focusSearchOnSlash);
  const press = (target: HTMLElement | undefined, init: KeyboardEventInit = {}) =>
    target?.dispatchEvent(
      new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true, ...init }),
    );

  expect([press(text), press(document.body, { ctrlKey: true }), document.activeElement]).toEqual([
    true,
    true,
    document.body,
  ]);
  expect([press(document.body), document.activeElement]).toEqual([false, search]);
});
