import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { type BlockType, blocks } from "#app/blocks/registry.ts";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { answersToScript } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { expect, test } from "#tests/support/fixtures.ts";

/** Creates a page with one example per block and deletes it after the test. */
async function withPage(types: BlockType[], tell: (path: string) => Promise<void>) {
  const slug = `blocks-${randomUUID().slice(0, 8)}`;
  const content = types.map((type) => {
    const { version, example } = blocks[type];
    return { id: randomUUID(), type, version, props: example };
  });
  await createPage({ slug, title: "Blocks", orderIndex: 950, content });
  try {
    await tell(`/${slug}`);
  } finally {
    await db.delete(pages).where(eq(pages.slug, slug));
  }
}

test("BLOCK-02: the gallery shows every example of every block on any screen", async ({ page, staff: _ }) => {
  test.slow(); // axe checks all examples of all blocks
  await page.goto("/admin/blocks");
  for (const { label, variants } of Object.values(blocks)) {
    const examples = page.getByRole("region", { name: label, exact: true }).locator("[data-site]");
    await expect(examples).toHaveCount(1 + Object.keys(variants).length);
  }
  expect(await findings(page)).toEqual([]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blocks");
  // The example of a case opening colours a page of the site, not this one.
  await expect(page.getByRole("main")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  const menu = page.getByRole("navigation", { name: "Admin" });
  await expect(menu.getByRole("link", { name: "Pages" })).toHaveAttribute("aria-current", "page");
  for (const width of [390, 768, 1280, 1680]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test("BLOCK-02: the keyboard moves the slider between two pictures, and a button copies code", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await withPage(["before-after", "code"], async (path) => {
    await page.goto(path);
    await answersToScript(page);
    const share = page.getByRole("slider");
    await share.focus();
    await page.keyboard.press("End");
    await expect(share).toHaveValue("100");
    await expect(share.locator("..")).toHaveCSS("--share", "100%");

    await page.getByRole("button", { name: "Copy" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(blocks.code.example.code);
  });
});

test("BLOCK-02: an embed loads nothing from another site before the visitor asks for it", async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/openstreetmap/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>A map</title>" });
  });
  await withPage(["embed"], async (path) => {
    await page.goto(path);
    await answersToScript(page);
    expect(asked).toEqual([]);
    await page.getByRole("link", { name: blocks.embed.example.title }).click();
    const frame = page.locator("iframe");
    await expect(frame).toBeFocused();
    await expect(frame).toHaveAttribute("sandbox", /allow-scripts/);
    await expect.poll(() => asked).toHaveLength(1);
  });
});

test("BLOCK-02: the enquiry form works as a block on a page", async ({ page }) => {
  await withPage(["enquiry-form"], async (path) => {
    await page.goto(path);
    await answersToScript(page);
    const form = page.getByRole("main").locator("form");
    await form.getByLabel("Name").fill("Inês Duarte");
    await form.getByLabel("Email").fill("ines@example.com");
    await form.getByLabel("What are you building?").fill("A timetable that tells the truth.");
    await form.getByRole("button", { name: "Send request" }).click();
    await expect(page.getByRole("button", { name: "Send another request" })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("BLOCK-02: questions open, both pictures show, and the enquiry form sends", async ({ page }) => {
    await withPage(["faq", "before-after", "enquiry-form"], async (path) => {
      await page.goto(path);
      const { question } = blocks.faq.example.questions[0] ?? { question: "" };
      await page.getByText(question).click();
      await expect(page.getByText("You do, from the first commit.")).toBeVisible();

      await expect(page.getByRole("slider")).toBeHidden();
      await expect(page.getByText("After", { exact: true })).toBeVisible();

      const form = page.getByRole("main").locator("form");
      await form.getByLabel("Name").fill("Inês Duarte");
      await form.getByLabel("Email").fill("ines@example.com");
      await form.getByLabel("What are you building?").fill("A timetable that tells the truth.");
      await form.getByRole("button", { name: "Send request" }).click();
      await expect(page).toHaveURL(/\/lets-talk\/sent/);
    });
  });
});
