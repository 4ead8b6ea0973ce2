import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { p } from "#tests/support/rich-text.ts";
import { onSlowProcessor } from "#tests/support/slow-processor.ts";
import { openEditor } from "./editor-page.ts";

const start = "The tide turns twice a day.";
const body = { type: "doc", content: [p(start)] };

/** Keys of all texts together; they take a minute. */
const KEYS = 2_000;

test("BLOCK-03: keys without delay on a slow processor stay where they were typed, in every kind of rich text", async ({
  page,
  staff: _,
  aPageOf,
  anArticle,
}) => {
  test.setTimeout(300_000);
  const slug = `tide-${randomUUID().slice(0, 8)}`;
  const [text, answers, article] = [
    await aPageOf([{ type: "rich-text", props: { heading: "Text", body } }]),
    await aPageOf([{ type: "faq", props: { questions: [{ question: "When?", answer: body }] } }]),
    await anArticle({ slug, title: "Two tides", body }),
  ];
  const places: [open: () => Promise<unknown>, label: string][] = [
    [() => openPage(page, `/admin/content/news/${article.id}`), "Text"],
    [() => openEditor(page, text.slug), "Text"],
    [() => openQuestion(page, answers.slug), "Answer"],
  ];
  for (const [open, label] of places) {
    await open();
    const text = page.getByRole("textbox", { name: label, exact: true });
    await text.locator("p").click();
    await page.keyboard.press("End");
    await onSlowProcessor(page, 6, async () =>
      expect(text).toHaveText(await typeAtRandom(page, Math.ceil(KEYS / places.length))),
    );
  }
});

async function openQuestion(page: Page, slug: string) {
  await openEditor(page, slug);
  await page.getByRole("region", { name: "Fields" }).getByText("When?").click();
}

/** Types keys at random places, none waiting for the one before. Returns the text that they should make. */
async function typeAtRandom(page: Page, count: number): Promise<string> {
  let [typed, caret, seed] = [start, start.length, 11];
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const pressed: Promise<void>[] = [];
  const press = (key: string) => pressed.push(page.keyboard.press(key));
  for (let key = 0; key < count; key += 1) {
    const kind = random(12);
    if (kind === 0 && caret > 0) {
      press("ArrowLeft");
      caret -= 1;
    } else if (kind === 1 && caret > 0) {
      press("Backspace");
      typed = typed.slice(0, caret - 1) + typed.slice(caret);
      caret -= 1;
    } else {
      const letter = String.fromCharCode(97 + random(26));
      press(letter);
      typed = typed.slice(0, caret) + letter + typed.slice(caret);
      caret += 1;
    }
  }
  await Promise.all(pressed);
  return typed;
}
