import { mkdirSync } from "node:fs";
import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/fixtures.ts";
import { findFreePorts } from "#tools/services/ports.ts";
import { startApp } from "#tools/start/app-process.ts";
import { untilReady } from "#tools/start/readiness.ts";
import { crash, openEditor, outline, steps } from "./editor-page.ts";

test.use({ expectedErrors: [/./] }); // requests are dropped and the site is killed

test("ADMIN-06: two editors lose no acknowledged text over a bad network, a killed tab and a killed site", async ({
  page,
  context,
  staff: _,
  aPageOf,
}, { outputDir }) => {
  test.setTimeout(240_000);
  const edited = await aPageOf(["One", "Two", "Three", "Four"].map(steps));
  const site = await aSite(outputDir);
  /** The content that a «Saved» status has acknowledged, by block. */
  const acknowledged = new Map<number, string>();
  const open = async (tab: Page) => {
    await badLine(tab);
    await openEditor(tab, edited.slug, site.url);
  };
  const write = async (tab: Page, block: number, words: string) => {
    await outline(tab).getByRole("option").nth(block).click();
    await tab.getByLabel("Heading").fill(words);
  };
  const settled = (tab: Page) =>
    expect(tab.getByRole("status", { name: "Saving" })).toHaveText(/^Saved \d/, { timeout: 60_000 });

  try {
    const other = await context.newPage();
    await open(page);
    await open(other);

    for (let round = 1; round <= 3; round += 1) {
      await write(page, 0, `One, round ${round}`);
      await write(other, 1, `Two, round ${round}`);
      await Promise.all([settled(page), settled(other)]);
      acknowledged.set(0, `One, round ${round}`).set(1, `Two, round ${round}`);
    }

    await write(other, 2, "Three, by a tab that dies");
    await settled(other);
    acknowledged.set(2, "Three, by a tab that dies");
    await other.route("**/draft", (route) => route.abort());
    await write(other, 3, "Four, never sent");
    await expect(other.getByRole("status", { name: "Saving" })).toContainText("stored in this browser");
    await crash(other);

    await write(page, 0, "One, while the site is killed");
    await site.kill();
    await expect(page.getByRole("status", { name: "Saving" })).toContainText("stored in this browser", {
      timeout: 60_000,
    });
    await write(page, 0, "One, while there is no site");
    await site.start();
    await settled(page);
    acknowledged.set(0, "One, while there is no site");

    const again = await context.newPage();
    await open(again);
    const { blocks } = Object((await edited.stored()).draft);
    for (const [block, words] of acknowledged) expect(blocks[block].props.heading).toBe(words);

    const offer = again.getByRole("region", { name: "Unsaved work" });
    await offer.getByRole("button", { name: "Restore" }).click();
    await expect(outline(again).getByRole("option").nth(3)).toContainText("Four, never sent");
    await again.close();
  } finally {
    await site.kill();
  }
});

test("ADMIN-06: a part of the editor that fails to load leaves the draft in place and loads on retry", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  const edited = await aPageOf([steps("One")]);
  const saving = page.getByRole("status", { name: "Saving" });
  const unloaded = page.getByRole("dialog", { name: "This could not be loaded" });
  await openEditor(page, edited.slug);
  await page.route("**/*", (route) => route.abort());
  await outline(page).getByRole("option").first().click();
  await page.getByLabel("Heading").fill("Written on a train");
  await expect(saving).toContainText("stored in this browser");
  await page.getByRole("button", { name: "Publish …" }).click();
  await expect(unloaded).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Heading")).toHaveValue("Written on a train");

  await page.getByRole("button", { name: "Publish …" }).click();
  await expect(unloaded).toBeVisible();
  await page.unroute("**/*");
  await unloaded.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Publish" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(saving).toHaveText(/^Saved \d/);
  expect(JSON.stringify((await edited.stored()).draft)).toContain("Written on a train");
});

test("ADMIN-06: a text editor that fails to load leaves the screen in place and shows the text on retry", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  const body = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "First" }] }] };
  const edited = await aPageOf([{ type: "rich-text", props: { heading: "Text", body } }]);
  await page.route(/rich-text-editor/, (route) => route.abort());
  await openEditor(page, edited.slug);
  await outline(page).getByRole("option").first().click();
  const lost = page.getByRole("alert").filter({ hasText: "The site cannot be reached" });
  await expect(lost).toBeVisible();
  await page.getByRole("textbox", { name: "Heading" }).fill("Words of a train");
  await page.unroute(/rich-text-editor/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("textbox", { name: "Text", exact: true })).toHaveText("First");
  await expect(page.getByRole("textbox", { name: "Heading" })).toHaveValue("Words of a train");
});

test("PAGE-03: the editor's previous address redirects, and without JavaScript it says what is needed", async ({
  staff: _,
  plain: screen,
  aPageOf,
}) => {
  const edited = await aPageOf([steps("One")]);
  await screen.goto(`/admin/edit/${edited.slug}`);
  await expect(screen).toHaveURL(new RegExp(`/admin/pages/${edited.slug}$`));
  await expect(screen.getByRole("alert")).toBeVisible();
});

/** Drops some saves and some responses, and delays others. */
async function badLine(tab: Page) {
  let count = 0;
  await tab.route("**/draft", async (route) => {
    count += 1;
    if (count % 5 === 2) return route.abort();
    if (count % 5 === 3) {
      await route.fetch().catch(() => {});
      return route.abort();
    }
    if (count % 5 === 4) await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue().catch(() => {});
  });
}

/** The app in a separate process that can be killed and restarted on its port. */
async function aSite(outputDir: string) {
  const [port = 0] = await findFreePorts(1);
  mkdirSync(outputDir, { recursive: true });
  const url = `http://localhost:${port}`; // cookies ignore ports, so the session is valid there too
  const environment = {
    ...process.env,
    SITE_URL: url,
    HOST: "127.0.0.1",
    PORT: String(port),
    WORKER: "separate",
  };
  let app: ReturnType<typeof startApp> | undefined;
  const start = async () => {
    app = startApp("start", environment, `${outputDir}/app.log`);
    await untilReady(`http://127.0.0.1:${port}`, {
      signal: AbortSignal.timeout(60_000),
      warnAfterMs: 20_000,
      report: console.warn,
    });
  };
  await start();
  return {
    url,
    start,
    kill: async () => {
      const killed = app;
      app = undefined;
      if (!killed?.identity) return;
      process.kill(killed.identity.pid, "SIGKILL");
      await killed.failure;
    },
  };
}
