import { roles } from "#db/schema/accounts.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { startAside } from "#tests/support/aside.ts";
import { findings } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { press } from "#tests/support/keyboard.ts";
import { signInAs } from "#tests/support/sign-in-as.ts";

const screen = "/admin/settings/health";

test("OPS-05: an owner runs the health checks by keyboard and reads each result", async ({
  page,
  staff: _,
}) => {
  await openPage(page, "/admin/settings");
  await press(page.getByRole("link", { name: "Health", exact: true }), "Enter");
  await expect(page).toHaveURL(screen);
  expect(await findings(page)).toEqual([]);

  await press(page.getByRole("button", { name: "Run checks" }), "Enter");

  const result = page.getByRole("region", { name: /problems? found/ });
  await expect(result.getByRole("listitem").filter({ hasText: "PostgreSQL:" })).toContainText("OK");
  await expect(result.getByRole("listitem").filter({ hasText: "Mail:" }).first()).toContainText("OK");
  await expect(result.getByRole("listitem").filter({ hasText: "Storage:" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Run checks" })).toBeFocused();
  expect(await findings(page)).toEqual([]);
});

test("OPS-05: an unreachable mail server is the first finding, with its remedy", async ({ page, staff: _ }, {
  outputDir,
}) => {
  const { site, stop } = await startAside(page, outputDir, { SMTP_URL: "smtp://127.0.0.1:1" });
  try {
    await openPage(page, site + screen);
    await page.getByRole("button", { name: "Run checks" }).click();

    const result = page.getByRole("region", { name: /^[1-9]\d* problems? found/ });
    const problem = result.getByRole("listitem").first();
    await expect(problem).toContainText("Problem");
    await expect(problem).toContainText("Mail: 127.0.0.1:1 is unusable");
    await expect(problem).toContainText("SMTP_URL");
    expect(await findings(page)).toEqual([]);
  } finally {
    await stop();
  }
});

for (const role of roles.filter((role) => role !== "owner"))
  test(`OPS-05: the health checks are 403 for the role ${role}, which sees no link to them`, async ({
    page,
    context,
    baseURL,
  }) => {
    await signInAs(context, baseURL, role);
    const answer = await page.goto(screen);
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole("heading", { name: "You do not have access" })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect((await page.request.post(screen)).status()).toBe(403);
    await page.goto("/admin/settings");
    await expect(page.getByRole("link", { name: "Health", exact: true })).toHaveCount(0);
  });
