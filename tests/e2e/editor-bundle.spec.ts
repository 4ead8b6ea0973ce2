import type { Page } from "playwright/test";
import { answersToScript } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { openEditor, steps } from "./editor-page.ts";

/** Strings in the editor's code and in packages that only the editor uses. */
const marks = ["ProseMirror", "data-editor-outline", "kestrel-editor", "mso-list", "pragmatic-drag-and-drop"];

test("PAGE-03: public pages load no code of the editor", async ({ page, staff: _, aPageOf }) => {
  const edited = await aPageOf([steps("One")]);
  const scripts = await scriptsOf(page, async () => {
    for (const path of ["/", `/${edited.slug}`, "/news", "/lets-talk", "/nowhere"]) {
      await page.goto(path);
      await answersToScript(page);
    }
  });
  expect(scripts.length).toBeGreaterThan(3);
  for (const { url, text } of scripts)
    expect(
      marks.filter((mark) => text.includes(mark)),
      url,
    ).toEqual([]);

  const ofEditor = await scriptsOf(page, async () => {
    await openEditor(page, edited.slug);
    await expect(page.getByLabel("Heading")).toBeVisible();
  });
  const words = ofEditor.map(({ text }) => text).join("");
  expect(marks.filter((mark) => words.includes(mark))).toContain("kestrel-editor");
});

/** The scripts requested during a visit, including preloads. */
async function scriptsOf(page: Page, visit: () => Promise<void>) {
  const found = new Map<string, string>();
  const collect = (url: string, text: Promise<string>) => text.then((read) => found.set(url, read));
  const reading: Promise<unknown>[] = [];
  const listen = (response: { url: () => string; text: () => Promise<string> }) => {
    if (/\.js(\?|$)/.test(response.url()))
      reading.push(collect(response.url(), response.text()).catch(() => {}));
  };
  page.on("response", listen);
  await visit();
  page.off("response", listen);
  await Promise.all(reading);
  return [...found].map(([url, text]) => ({ url, text }));
}
