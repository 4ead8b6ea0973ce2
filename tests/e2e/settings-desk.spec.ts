import { db } from "#app/platform/database.server.ts";
import { settingTabs } from "#db/schema/setting-tabs.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { expect, password, test } from "#tests/support/fixtures.ts";
import { press, write } from "#tests/support/keyboard.ts";
import { settingsStores } from "#tests/support/settings-stores.ts";

test.describe("beside the preview", () => {
  // Scripts that the test fixtures inject into every page are blocked in the preview, like any script.
  test.use({ expectedErrors: [/^Blocked script execution in/] });

  test("SET-01: by keyboard the footer’s address and the three form steps change on the site at once", async ({
    keepSettings,
    page,
    request,
    staff: _,
  }) => {
    test.slow();
    await keepSettings("contact_email", "form_step1_title", "form_step2_title", "form_step3_title");
    await openPage(page, "/admin/settings/search?q=in%20the%20footer%20and%20the%20mobile%20menu");
    expect(await findings(page)).toEqual([]);
    await press(page.getByRole("link", { name: "Email", exact: true }), "Enter");
    await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();
    await write(page.getByRole("textbox", { name: "Email" }), "harbour@kestrel.example");
    await press(page.getByText("How it looks on the site"), "Enter");
    await expect(
      page.frameLocator("iframe").getByRole("link", { name: "harbour@kestrel.example" }),
    ).toBeVisible();
    expect(await (await request.get("/")).text()).not.toContain("harbour@kestrel.example");
    await page.keyboard.press("ControlOrMeta+Home");
    await press(page.getByRole("textbox", { name: "Email" }), "Enter");
    await expect(page.getByText("Saved 1 setting")).toBeVisible();
    expect(await (await request.get("/")).text()).toContain("harbour@kestrel.example");

    await openPage(page, "/admin/settings/form");
    for (const [step, title] of ["Papers", "Talk", "Offer"].entries())
      await write(page.getByRole("textbox", { name: `Step ${step + 1}`, exact: true }), title);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Saved 3 settings")).toBeVisible();
    const dialog = await (await request.get("/lets-talk")).text();
    for (const title of ["Papers", "Talk", "Offer"]) expect(dialog).toContain(title);
  });
});

test("SET-01: an earlier value of a setting is found, restored, and reset to the default", async ({
  keepSettings,
  page,
  request,
  staff,
}) => {
  await keepSettings("footer_built_by_text");
  await openPage(page, "/admin/settings/footer");
  for (const text of ["Built by the first", "Built by the second"]) {
    await page.getByRole("textbox", { name: "Built by" }).fill(text);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved 1 setting")).toBeVisible();
  }
  await page.getByRole("link", { name: "History of Built by" }).click();
  await expect(page.getByRole("main").getByText(staff.name).first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Restore this value" }).first().click();
  await expect(page.getByText("Restored")).toBeVisible();
  expect(await (await request.get("/")).text()).toContain("Built by the first");

  await page.getByRole("button", { name: "Reset to default" }).click();
  await expect(page.getByRole("button", { name: "Reset to default" })).toHaveCount(0);
  expect(await (await request.get("/")).text()).not.toContain("Built by the first");
});

test("SET-01, ADMIN-06: unsaved settings survive a closed tab, are in the fields on return, and are a draft no more once saved", async ({
  keepSettings,
  context,
  page,
  staff: _,
}) => {
  await keepSettings("contact_email", "contact_phones");
  await openPage(page, "/admin/settings/contact");
  await write(page.getByRole("textbox", { name: "Email" }), "kept@kestrel.example");
  await press(page.getByRole("button", { name: "Add phone number" }), "Enter");
  const added = page.getByRole("textbox", { name: /^Number/ }).last();
  await expect(added).toHaveValue("");
  await write(added, "+44 20 7946 0999");
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await expect
    .poll(async () => JSON.stringify((await settingsStores.contact.read()).draft))
    .toContain("+44 20 7946 0999");
  await page.close(); // like a crash: no dialog is shown

  const next = await context.newPage();
  await openPage(next, "/admin/settings/contact");
  await expect(next.getByRole("region", { name: "Unsaved changes" })).toBeVisible();
  await expect(next.getByRole("textbox", { name: "Email" })).toHaveValue("kept@kestrel.example");
  await expect(next.getByRole("textbox", { name: /^Number/ }).last()).toHaveValue("+44 20 7946 0999");
  await press(next.getByRole("button", { name: "Save" }), "Enter");
  await expect(next.getByText("Saved 2 settings")).toBeVisible();
  await next.close();

  const last = await context.newPage();
  await openPage(last, "/admin/settings/contact");
  await expect(last.getByRole("textbox", { name: "Email" })).toHaveValue("kept@kestrel.example");
  await expect(last.getByRole("region", { name: "Unsaved changes" })).toHaveCount(0);
});

test.describe("offline", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test("SET-01, ADMIN-06: two people on one settings tab keep each other’s changes, and choose where both changed the same field", async ({
    keepSettings,
    page,
    other,
    context,
    staff: _,
  }) => {
    test.slow();
    await keepSettings("footer_built_by_text", "footer_copyright");
    const save = (of: typeof page) => of.getByRole("button", { name: "Save" }).click();
    for (const each of [page, other]) await openPage(each, "/admin/settings/footer");
    await context.setOffline(true);
    await page.getByRole("textbox", { name: "Built by" }).fill("By me");
    const status = page.getByRole("status", { name: "Save status" });
    await expect(status).toContainText("Offline");
    await save(page);
    await expect(status).toContainText("Not saved for visitors yet");
    await other.getByRole("textbox", { name: "Copyright" }).fill("© Theirs");
    await other.getByRole("textbox", { name: "Built by" }).fill("By them");
    await save(other);
    await expect(other.getByText("Saved 2 settings")).toBeVisible();
    await context.setOffline(false);

    await page.getByRole("button", { name: "Review conflict" }).click();
    const panel = page.getByRole("dialog", { name: "Conflicting changes" });
    const both = panel.getByRole("group", { name: "Built by" });
    await expect(both).toContainText("By me");
    await expect(both).toContainText("By them");
    expect(await findings(page, { except: "iframe" })).toEqual([]);
    await both.getByRole("radio", { name: "Keep mine" }).check();
    await panel.getByRole("button", { name: "Merge" }).click();
    await save(page);
    await expect(page.getByText("Saved 1 setting")).toBeVisible();
    await openPage(page, "/admin/settings/footer");
    await expect(page.getByRole("textbox", { name: "Built by" })).toHaveValue("By me");
    await expect(page.getByRole("textbox", { name: "Copyright" })).toHaveValue("© Theirs");
  });
});

test.describe("two tabs", () => {
  test.use({ expectedErrors: [/409 \(Conflict\)/] });

  test("SET-01, ADMIN-06: saving during a conflict leads to it, and names the own other tab", async ({
    keepSettings,
    page,
    context,
    staff: _,
  }) => {
    await keepSettings("footer_built_by_text");
    const builtBy = (of: typeof page) => of.getByRole("textbox", { name: "Built by" });
    const second = await context.newPage();
    for (const each of [page, second]) await openPage(each, "/admin/settings/footer");
    await builtBy(page).fill("In the first tab");
    await expect
      .poll(async () => JSON.stringify(await db.select({ draft: settingTabs.draft }).from(settingTabs)))
      .toContain("In the first tab");
    await builtBy(second).fill("In the second tab");
    await expect(second.getByRole("button", { name: "Review conflict" })).toBeVisible();

    await second.getByRole("button", { name: "Save", exact: true }).click();
    const panel = second.getByRole("dialog", { name: "Conflicting changes" });
    await expect(panel).toContainText("You have changed the same parts in another tab or browser.");
    await expect(panel).toContainText("Your other tab");
    await panel.getByRole("radio", { name: "Keep mine" }).check();
    await panel.getByRole("button", { name: "Merge" }).click();
    const status = second.getByRole("status", { name: "Save status" });
    await expect(status).toHaveText("Not saved yet");
    await second.getByRole("button", { name: "Save", exact: true }).click();
    await expect(status).toHaveText("Saved 1 setting");
    await second.close();
  });
});

test("SET-02: scripts are validated and ask for the password again, also for a restore", async ({
  keepSettings,
  page,
  staff: _,
}) => {
  await keepSettings("custom_head_scripts");
  const save = () => page.getByRole("button", { name: "Save" }).click();
  const head = page.getByRole("textbox", { name: "In the head" });
  const again = page.getByLabel("Password", { exact: true });
  await openPage(page, "/admin/settings/scripts");
  await head.fill("<script>\nlet broken = ;\n</script>");
  await again.fill(password);
  await save();
  await expect(head).toHaveAccessibleDescription(/Line 2: Unexpected token/);
  await head.fill("<script>window.first = 1;</script>");
  await again.fill("not the password at all");
  await save();
  await expect(again).toHaveAccessibleDescription(/Wrong password/);
  expect(await findings(page)).toEqual([]);
  for (const script of ["first", "second"]) {
    await head.fill(`<script>window.${script} = 1;</script>`);
    await again.fill(password);
    await save();
    await expect(page.getByText("Saved 1 setting")).toBeVisible();
  }
  await page.getByRole("link", { name: "History of In the head" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "History of In the head" })).toBeVisible();
  const ways = page.getByRole("button", { name: "Restore this value" });
  await page.locator("input[type=password]").last().fill(password);
  await ways.last().click();
  await expect(page.getByText("Restored")).toBeVisible();
  await expect(page.getByText("window.first = 1").first()).toBeVisible();
});
