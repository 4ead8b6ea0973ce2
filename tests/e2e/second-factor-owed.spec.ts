import { eq } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { accessRules } from "#db/schema/accounts.ts";
import { savedViews } from "#db/schema/saved-views.ts";
import { passkeys } from "#db/schema/second-factors.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { createTask } from "#tests/support/factories/tasks.ts";
import { expect, password, test } from "#tests/support/fixtures.ts";
import { addressOf, dataRoutes, routeNames } from "#tests/support/route-addresses.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";
import { signInAs } from "#tests/support/sign-in-as.ts";

/** Accessible without the second factor, or without any session. */
const open = /^admin\/(layout|theme|account\/.*)$/;

const closed = routeNames.filter((name) => name.startsWith("admin/") && !open.test(name));

test.afterEach(async () => {
  await db.delete(accessRules);
});

test("ADMIN-03: before the second factor is set up, no admin address reads or changes anything", async ({
  playwright,
  baseURL,
}) => {
  test.slow(); // every address of the admin, four times
  const [lead, task] = [
    await createLead({ name: "Uma Unseen" }),
    await createTask({ title: "Call Uma Unseen" }),
  ];
  const staff = await createStaff({ role: "owner" });
  const cookie = await sessionCookieOf(staff);
  await db.insert(accessRules).values({ secondFactorRequired: true });
  const request = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { Cookie: cookie },
    maxRedirects: 0,
  });

  const params = { leadId: lead.id, taskId: task.id, slug: "dwh", tab: "contact" };
  const told: string[] = [];
  for (const name of closed) {
    const path = addressOf(name, params);
    const page = await request.get(`${path}?q=Uma`);
    const isRedirected = page.status() === 303 && page.headers().location === "/admin/account";
    if (dataRoutes.has(name) ? page.status() !== 403 : !isRedirected) told.push(`${page.status()} ${path}`);
    const data = await request.get(`${path}.data?q=Uma`);
    if (![202, 403].includes(data.status()) || (await data.text()).includes("Unseen"))
      told.push(`${data.status()} ${path}.data`);
    const form = { area: "leads", name: "While owing", query: "a=b", isShared: "on" };
    const write = await request.post(path, { form, headers: { Origin: new URL(baseURL ?? "").origin } });
    if (![303, 405].includes(write.status())) told.push(`${write.status()} POST ${path}`);
  }
  expect(told).toEqual([]);
  expect(await db.$count(savedViews)).toBe(0);

  const stream = await request.get("/admin/live", { headers: { Accept: "text/event-stream" } });
  expect(stream.status()).toBe(403);
  expect((await request.get("/admin/account")).status()).toBe(200);
  expect((await request.get("/admin.data?_routes=routes%2Fadmin%2Flayout")).status()).toBeLessThan(500);
  await request.dispose();
});

test("ADMIN-03: before the second factor is set up, the admin shows only the account, sign-out and theme", async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, baseURL, "owner");
  await db.insert(accessRules).values({ secondFactorRequired: true });
  await openPage(page, "/admin/leads");
  await expect(page).toHaveURL(/\/admin\/account$/);
  await expect(page.getByRole("navigation", { name: "Admin" }).getByRole("link")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Find/ })).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  await page.getByRole("link", { name: /^Set up\s*: Authenticator app/ }).click();
  await expect(page).toHaveURL(/\/admin\/account\/authenticator$/);
});

test("ADMIN-03: the password that required a second factor is not offered for making it optional", async ({
  page,
  staff,
}) => {
  await db.insert(passkeys).values({
    accountId: staff.id,
    credentialId: crypto.randomUUID(),
    publicKey: "",
    counter: 0,
    transports: [],
    isBackedUp: false,
    name: "Key",
  });
  try {
    await openPage(page, "/admin/settings/users");
    await page.getByLabel("Your password").last().fill(password);
    await page.getByRole("button", { name: "Require it for everyone" }).click();
    await expect(page.getByRole("button", { name: "Make it optional" })).toBeVisible();
    await expect(page.getByLabel("Your password").last()).toHaveValue("");
  } finally {
    await db.delete(passkeys).where(eq(passkeys.accountId, staff.id));
  }
});
