import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beginAuthenticator } from "#app/domain/accounts/authenticator.server.ts";
import { db } from "#app/platform/database.server.ts";
import { sessions } from "#db/schema/accounts.ts";
import { leads } from "#db/schema/leads.ts";
import { tasks } from "#db/schema/tasks.ts";
import { documentsAt, prepareAdminScreens } from "#tests/support/admin-screens.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { createTask } from "#tests/support/factories/tasks.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { aPicture } from "#tests/support/pictures.ts";
import { noteViolations } from "#tests/support/policy-violations.ts";
import { watchNetwork } from "#tests/support/quiet.ts";
import { p } from "#tests/support/rich-text.ts";

const screens = [
  "/admin/leads",
  "/admin/leads?q=nothing-has-this",
  "/admin/pages",
  "/admin/pages?q=nothing-has-this",
  "/admin/pages/dwh",
  "/admin/pages/dwh/address",
  "/admin/pages/dwh/preset",
  "/admin/pages/dwh/sharing",
  "/admin/pages/dwh/versions",
  "/admin/pages/dwh/removal",
  "/admin/new-page",
  "/admin/trash",
  "/admin/redirects",
  "/admin/settings/contact",
  "/admin/nowhere",
  "/admin/setup",
  "/admin/sign-in",
];

/** A test opens several screens in one tab, whose scripts are then cached. */
for (const paths of [screens.slice(0, 6), screens.slice(6, 12), screens.slice(12)]) {
  test(`ADMIN-02, NAV-07, SAFE-04: ${paths.join(", ")} have no accessibility finding in either theme, no site navigation or footer, and are neither cached nor indexed`, async ({
    page,
    staff: _,
  }) => {
    test.setTimeout(paths.length * 30_000);
    const refused = await noteViolations(page);
    const untilQuiet = watchNetwork(page);
    for (const path of paths) {
      if (path === "/admin/sign-in") await page.context().clearCookies();
      await page.emulateMedia({ colorScheme: "light" });
      const answer = await page.goto(path);
      expect.soft(answer?.headers(), `headers of ${path}`).toMatchObject({
        "cache-control": "no-store",
        "x-robots-tag": "noindex, nofollow",
      });
      await expect.soft(page.getByRole("contentinfo"), `footer of ${path}`).toHaveCount(0);
      for (const control of [
        page.getByRole("link", { name: /^Let.s Talk/ }),
        page.getByRole("button", { name: "Accept All" }),
      ])
        await expect.soft(control, `controls of ${path}`).toHaveCount(0);
      expect.soft(await findings(page, { except: "iframe" }), `accessibility of ${path}`).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      const unread = await findings(page, { only: "color-contrast", except: "iframe" });
      expect.soft(unread, `contrast of ${path} in the dark theme`).toEqual([]);
      await untilQuiet();
      expect.soft(refused.splice(0), `policy violations of ${path}`).toEqual([]);
    }
  });
}

// One medium is a row without a file.
test.use({ expectedErrors: [/^404 .*\/media\//] });

test("SAFE-04, ADMIN-02: no admin screen violates its policy, and the account screens have no accessibility finding in either theme", async ({
  page,
  staff,
}) => {
  test.setTimeout(240_000); // every screen
  const [session] = await db.select().from(sessions).where(eq(sessions.accountId, staff.id));
  await beginAuthenticator({ id: session?.id ?? "", staff });
  const accountScreens = new Set([
    "/admin/account",
    "/admin/account/password",
    "/admin/account/authenticator",
    "/admin/account/passkeys",
    "/admin/settings/users",
    `/admin/settings/users/${staff.id}`,
    "/admin/settings/audit",
    "/admin/recover",
    "/admin/recover?sent",
    "/admin/recover?token=used",
    "/admin/invitation?token=used",
  ]);
  const refused = await noteViolations(page);
  const untilQuiet = watchNetwork(page);
  const { paths, clear } = await prepareAdminScreens(staff.id);
  try {
    const screens = await documentsAt(page.request, paths);
    expect(screens.size).toBeGreaterThan(30);
    for (const path of new Set([...screens.keys(), ...accountScreens])) {
      await page.goto(path);
      await untilQuiet();
      expect.soft(refused.splice(0), `policy violations of ${path}`).toEqual([]);
      if (!accountScreens.has(path)) continue;
      await page.emulateMedia({ colorScheme: "light" });
      expect.soft(await findings(page), `accessibility of ${path}`).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      const unread = await findings(page, { only: "color-contrast" });
      expect.soft(unread, `contrast of ${path} in the dark theme`).toEqual([]);
    }
  } finally {
    await clear();
  }
});

test("SAFE-04: admin screens name the host of an external picture instead of loading it", async ({
  page,
  staff: _,
  anArticle,
  aTestimonial,
}) => {
  const refused = await noteViolations(page);
  await page.route("https://pictures.example/**", async (route) =>
    route.fulfill({
      contentType: "image/png",
      body: await aPicture({ format: "png", width: 40, height: 40 }),
    }),
  );
  const src = "https://pictures.example/quay.png";
  const picture = { type: "image" as const, attrs: { src, alt: "The quay" } };
  const body = { type: "doc" as const, content: [p("Below is the quay."), picture] };
  const article = await anArticle({
    slug: `elsewhere-${randomUUID().slice(0, 8)}`,
    coverImage: src,
    body,
  });
  const testimonial = await aTestimonial({ name: "From elsewhere", avatar: src });
  await openPage(page, `/admin/content/news/${article.id}`);
  await expect(page.getByText("Picture on pictures.example").first()).toBeAttached();
  await expect(page.locator(".external-picture")).toHaveAttribute("data-host", "pictures.example");
  await expect(page.getByRole("textbox", { name: "Text", exact: true }).locator("img")).toHaveCount(0);
  await openPage(page, `/admin/content/testimonials/${testimonial.id}`);
  await expect(page.getByText("Picture on pictures.example").first()).toBeAttached();
  await openPage(page, "/admin/content/testimonials");
  await expect(page.getByText("Picture on pictures.example").first()).toBeAttached();
  expect(refused.filter((violation) => violation.startsWith("/admin"))).toEqual([]);
});

test("ROUTE-03: every named admin screen exists", async ({ page, staff: _ }) => {
  const [lead, task] = [await createLead(), await createTask()];
  for (const path of [
    "/admin/pages",
    "/admin/pages/dwh",
    "/admin/settings",
    ...settingTabs.map((tab) => `/admin/settings/${tab}`),
    "/admin/edit/dwh",
    "/admin/tasks",
    `/admin/tasks/${task.id}`,
    "/admin/leads",
    `/admin/leads/${lead.id}`,
    "/admin/account",
    "/admin/users",
    "/admin/sign-in",
    "/admin/recover",
  ]) {
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
  expect((await page.request.get("/admin/setup")).status(), "there is an owner already").toBe(410);
  await db.delete(leads).where(eq(leads.id, lead.id));
  await db.delete(tasks).where(eq(tasks.id, task.id));
});

/** The tabs that SET-01 lists. */
const settingTabs = [
  "contact",
  "footer",
  "form",
  "home",
  "cookies",
  "scripts",
  "presets",
  "news",
  "testimonials",
  "media",
  "users",
  "audit",
];
