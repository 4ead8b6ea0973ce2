import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import type { Role } from "#db/schema/accounts.ts";
import { leads } from "#db/schema/leads.ts";
import { savedViews } from "#db/schema/saved-views.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { signInAs } from "#tests/support/sign-in-as.ts";

test.afterEach(async () => {
  await db.delete(savedViews);
});

test("ADMIN-04: saved views follow the policies of their list, and an owner removes any of them", async ({
  browser,
  baseURL,
}) => {
  const as = async (role: Role) => {
    const context = await browser.newContext({ baseURL });
    await signInAs(context, baseURL, role);
    const send = async (form: Record<string, string>, address = "/admin/saved-views") =>
      (
        await context.request.post(address, {
          form,
          headers: { Origin: new URL(baseURL ?? "").origin },
          maxRedirects: 0,
        })
      ).status();
    return { context, send };
  };
  const [viewer, editor, sales, owner] = await Promise.all(
    (["viewer", "editor", "sales", "owner"] as const).map(as),
  );
  if (!viewer || !editor || !sales || !owner) throw new Error("four roles sign in");

  const leads = { area: "leads", name: "Overdue", query: "status=won" };
  expect(await editor.send(leads), "an editor reads no leads").toBe(403);
  expect(await viewer.send({ ...leads, isShared: "on" }), "a viewer changes nothing for others").toBe(403);
  expect(await viewer.send(leads), "a view of their own").toBe(303);
  expect(await sales.send({ ...leads, isShared: "on" })).toBe(303);
  expect(await sales.send({ ...leads, name: "  \u200b " }, "/admin/saved-views.data")).toBe(400);

  const [shared] = await db.select().from(savedViews).where(eq(savedViews.isShared, true));
  const removal = { _method: "delete", id: shared?.id ?? "" };
  expect(await viewer.send(removal)).toBe(403);
  expect(await owner.send(removal)).toBe(303);
  expect(await db.$count(savedViews)).toBe(1);

  for (const { context } of [viewer, editor, sales, owner]) await context.close();
});

test("ADMIN-04: a view that cannot be saved gets an error page where no script runs", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await signInAs(context, baseURL, "sales");
  const page = await context.newPage();
  await page.goto("/admin/leads?status=won");
  await page.getByText("Save view…").click();
  await page.getByLabel("Name of the view").fill("   ");
  await page.getByRole("button", { name: "Save view" }).click();
  await expect(page.getByRole("heading", { name: "Not saved" })).toBeVisible();
  await expect(page.getByText("Enter a name for the view")).toBeVisible();
  await context.close();
});

test("DESK-01: a view is saved by keyboard; a refusal keeps the focus, and Escape closes the form", async ({
  page,
  staff: _,
}) => {
  await openPage(page, "/admin/leads?status=won");
  const opener = page.getByText("Save view…");
  const name = page.getByLabel("Name of the view");
  await opener.press("Enter");
  await expect(name).toBeFocused();
  await name.fill("   ");
  const save = page.getByRole("button", { name: "Save view" });
  await save.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Enter a name for the view" })).toBeVisible();
  await expect(save).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(name).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  const longest = "W".repeat(40);
  await name.fill(longest);
  await expect(save).toBeEnabled();
  await save.press("Enter");
  const views = page.getByRole("navigation", { name: "Views" });
  await expect(views.getByRole("link", { name: longest })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("TASK-01: a removed view is restored by undo, and stays that of the person who saved it", async ({
  page,
  staff: _,
}) => {
  const author = await createStaff({ role: "sales" });
  const view = { area: "leads", name: "Won", query: "status=won", isShared: true } as const;
  await db.insert(savedViews).values({ ...view, ownerId: author.id });
  const stored = await db.select().from(savedViews);

  await openPage(page, "/admin/leads?status=won");
  const views = page.getByRole("navigation", { name: "Views" });
  const link = views.getByRole("link", { name: "Won shared" });
  await page.getByRole("button", { name: "Remove view" }).press("Enter");
  await expect(link).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Leads", level: 1 })).toBeFocused();
  const change = page.getByRole("region", { name: "Last change" });
  await expect(change).toContainText("View “Won” removed for everybody.");
  await change.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(link).toBeVisible();
  await expect(change).toHaveCount(0);
  expect(await db.select().from(savedViews)).toEqual([{ ...stored[0], createdAt: expect.any(Date) }]);
});

test("DESK-01: a view is shown although a lead arrives before it is saved", async ({
  page,
  request,
  staff: _,
}) => {
  const id = randomUUID();
  await openPage(page, "/admin/leads?status=won");
  await page.route("**/admin/saved-views.data*", async (route) => {
    const refreshed = page.waitForResponse("**/admin/leads.data*");
    const title = await page.title();
    await request.post("/lets-talk", {
      multipart: { id, name: "Rowan", email: "rowan@ferries.example", description: "Bookings that survive." },
    });
    await expect(page).not.toHaveTitle(title);
    await refreshed;
    await route.continue();
  });
  await page.getByText("Save view…").click();
  await page.getByLabel("Name of the view").fill("Won");
  await page.getByRole("button", { name: "Save view" }).click();

  const views = page.getByRole("navigation", { name: "Views" });
  await expect(views.getByRole("link", { name: "Won", exact: true })).toBeVisible();
  await db.delete(leads).where(eq(leads.id, id));
});
