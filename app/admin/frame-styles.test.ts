// @vitest-environment jsdom
import { expect, test } from "vitest";
import { adoptStyles, parseDrawing } from "./frame-styles.ts";

/** A document as a frame shows it; jsdom makes no sheets of its own. */
function frame() {
  const shown = document.body.appendChild(document.createElement("iframe")).contentDocument;
  if (!shown) throw new Error("there is no frame");
  class Sheet {
    text = "";
    replaceSync(css: string) {
      this.text = css;
    }
  }
  const sheets: Sheet[] = [];
  Object.assign(shown.defaultView ?? {}, { CSSStyleSheet: Sheet });
  Object.defineProperty(shown, "adoptedStyleSheets", { value: sheets, writable: true });
  return { shown, css: () => shown.adoptedStyleSheets.map((sheet) => Object(sheet).text.split("\n")) };
}

const drawing = (head: string, body: string) =>
  parseDrawing(
    `<html><head><style data-sheet="">${head}</style></head><body><style>${body}</style><p>1</p></body></html>`,
  );

test("SAFE-04: a drawing's styles reach the frame by a sheet, and no style element with it", () => {
  const { shown, css } = frame();
  const incoming = drawing("[data-styled=a]{left:0}", ":root{--ink:red}");
  adoptStyles(shown, incoming);
  expect(css()).toEqual([["[data-styled=a]{left:0}", ":root{--ink:red}"]]);
  expect(incoming.body.innerHTML).toBe("<p>1</p>");
});

test("SAFE-04: styles of what was drawn before stay, colours are those of the last drawing", () => {
  const { shown, css } = frame();
  adoptStyles(shown, drawing("a{}", ":root{--ink:red}"));
  adoptStyles(shown, drawing("b{}", ":root{--ink:blue}"));
  expect(css()).toEqual([["a{}", "b{}", ":root{--ink:blue}"]]);
});
