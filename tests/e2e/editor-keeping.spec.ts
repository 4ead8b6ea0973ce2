import { answersToScript } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { crash, openEditor, outline, saved, shownPage, steps } from "./editor-page.ts";

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] });

test("ADMIN-06: changes made without a network connection are stored in the browser and saved on reconnect", async ({
  page,
  context,
  staff: _,
  aPageOf,
}) => {
  const edited = await aPageOf([steps("Before")]);
  const status = page.getByRole("status", { name: "Saving" });
  try {
    await openEditor(page, edited.slug);
    await context.setOffline(true);
    await page.getByLabel("Heading").fill("Typed in a tunnel");
    await expect(status).toContainText("Offline (stored in this browser)");
    await context.setOffline(false);

    await saved(page);
    expect((await edited.stored()).draft).toMatchObject({
      blocks: [{ props: { heading: "Typed in a tunnel" } }],
    });
    await expect(shownPage(page).getByRole("heading", { name: "Typed in a tunnel" })).toBeVisible();
  } finally {
    await context.setOffline(false);
  }
});

test("ADMIN-06: unsaved work of a closed tab is offered on return and saved once it is restored", async ({
  page,
  context,
  staff: _,
  aPageOf,
}) => {
  const edited = await aPageOf([steps("Before")]);
  const dying = await context.newPage();
  await openEditor(dying, edited.slug);
  await dying.route("**/draft", (route) => route.abort());
  await dying.getByLabel("Heading").fill("Typed before the crash");
  await expect(dying.getByRole("status", { name: "Saving" })).toContainText("stored in this browser");
  await crash(dying);

  await openEditor(page, edited.slug);
  const offer = page.getByRole("region", { name: "Unsaved work" });
  await expect(offer).toContainText("Unsaved work from");
  await offer.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByLabel("Heading")).toHaveValue("Typed before the crash");
  await saved(page);
  await expect.poll(async () => JSON.stringify((await edited.stored()).draft)).toContain("before the crash");

  await page.reload();
  await answersToScript(page);
  await expect(outline(page)).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test("ADMIN-06: signing out loses no unsaved change, and signing in again in another tab saves it", async ({
  page,
  context,
  staff: _,
  aPageOf,
}) => {
  const edited = await aPageOf([steps("Before")]);
  await openEditor(page, edited.slug);
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.getByLabel("Heading").fill("Typed while signed out");
  await expect(page.getByRole("status", { name: "Saving" })).toContainText(
    "Signed out (stored in this browser)",
  );
  await expect(page.getByRole("link", { name: /Sign in again/ })).toHaveAttribute("href", /returnTo/);
  await page.getByLabel("Heading").press("End");
  await page.keyboard.type(", and on");

  await context.addCookies(cookies);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await saved(page);
  expect((await edited.stored()).draft).toMatchObject({
    blocks: [{ props: { heading: "Typed while signed out, and on" } }],
  });
});
