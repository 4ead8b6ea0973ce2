import { randomUUID } from "node:crypto";
import { eq, like } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { redirects } from "#db/schema/redirects.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { expect, test } from "#tests/support/fixtures.ts";

test("PAGE-05: a path with 404s becomes a redirect in one step, is counted, changed and deleted", async ({
  page,
  staff: _,
  request,
}) => {
  test.slow();
  const path = `/blog/lost-${randomUUID().slice(0, 8)}`;
  expect((await request.get(path)).status()).toBe(404);
  await expect
    .poll(async () => (await page.request.get("/admin/redirects")).text(), { timeout: 20_000 })
    .toContain(path);

  await openPage(page, "/admin/redirects");
  await page.getByRole("link", { name: `Redirect ${path}` }).click();
  await expect(page.getByLabel("Old path")).toHaveValue(path);
  await page.getByLabel("Redirects to").fill(path);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("A path cannot redirect to itself")).toBeVisible();
  await page.getByLabel("Redirects to").fill("/news");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const row = page.getByRole("row", { name: path });
  await expect(row).toContainText("/news");

  const answer = await request.get(path, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, "/news"]);
  const asked = async () => (await page.request.get(`/admin/redirects?q=${path}`)).text();
  await expect.poll(asked, { timeout: 20_000 }).toMatch(/>1<\/td>/);

  await page.getByRole("link", { name: `Edit ${path}` }).click();
  await expect(page.getByLabel("Redirects to")).toHaveValue("/news");
  await page.getByLabel("Redirects to").fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("Gone (410)");
  expect((await request.get(path)).status()).toBe(410);

  await page.getByRole("button", { name: `Delete ${path}` }).click();
  await expect(row).toHaveCount(0);
  expect((await request.get(path)).status()).toBe(404);
});

test("PAGE-05: a redirect to a page that is missing or not published says that visitors do not find it", async ({
  page,
  staff: _,
}) => {
  const word = randomUUID().slice(0, 8);
  const draft = await createPage({ slug: `draft-${word}`, isPublished: false });
  const advice = "No page is published there: visitors see “Page not found”.";
  await openPage(page, "/admin/redirects");
  const targets = {
    draft: `/${draft.slug}`,
    typo: "/servicse#prices",
    fine: "/search?q=ferries",
    news: "/news",
  };
  for (const [name, target] of Object.entries(targets)) {
    await page.getByLabel("Old path").fill(`/${name}-of-${word}`);
    await page.getByLabel("Redirects to").fill(target);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("row", { name: `/${name}-of-${word}` })).toBeVisible();
  }
  for (const name of ["draft", "typo"])
    await expect(page.getByRole("row", { name: `/${name}-of-${word}` })).toContainText(advice);
  for (const name of ["fine", "news"])
    await expect(page.getByRole("row", { name: `/${name}-of-${word}` })).not.toContainText(advice);

  await db.delete(redirects).where(like(redirects.fromPath, `%-of-${word}`));
  await db.delete(pages).where(eq(pages.id, draft.id));
});

test("PAGE-05: redirects are added one after another from an emptied form", async ({
  page,
  staff: _,
  baseURL,
}) => {
  const path = `/über-${randomUUID().slice(0, 8)}`;
  await openPage(page, "/admin/redirects");
  await page.getByLabel("Old path").fill(`https://other.example${path}`);
  await page.getByLabel("Redirects to").fill("/news");
  await expect(page.getByText("Use a path of this site")).toBeVisible();
  await page.getByLabel("Old path").fill(baseURL + path);
  await page.getByLabel("Redirects to").fill("/news");
  await page.getByLabel("Redirects to").press("Enter");
  await expect(page.getByRole("row", { name: path })).toBeVisible();
  await expect(page.getByLabel("Old path")).toHaveValue("");
  await expect(page.getByLabel("Redirects to")).toHaveValue("");
  await expect(page.getByLabel("Redirects to")).toBeFocused();
  await openPage(page, `/admin/redirects?q=${path}`);
  await page.getByRole("link", { name: `Edit ${path}` }).click();
  await expect(page.getByLabel("Old path")).toHaveValue(path);
  await page.getByRole("button", { name: `Delete ${path}` }).click();
  await expect(page.getByRole("row", { name: path })).toHaveCount(0);
});

test("PAGE-05, ADMIN-06: a redirect that was typed when the session ended is offered again", async ({
  page,
  context,
  staff: _,
}) => {
  const path = `/old-${randomUUID().slice(0, 8)}`;
  const restored = page.getByText(/^Draft restored/);
  await openPage(page, "/admin/redirects");
  await page.getByLabel("Old path").fill(path);
  await page.getByLabel("Redirects to").fill("/news");
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.getByLabel("Redirects to").press("Enter");
  await expect(page).toHaveURL(/\/admin\/sign-in/);

  await context.addCookies(cookies);
  await openPage(page, "/admin/redirects");
  await expect(restored).toBeVisible();
  await expect(page.getByLabel("Old path")).toHaveValue(path);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("link", { name: `Edit ${path}` }).click();
  await expect(page.getByLabel("Redirects to")).toHaveValue("/news");
  await page.getByLabel("Redirects to").fill("/team");
  await expect(restored).toHaveCount(0);
  await page.reload();
  await expect(restored).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("row", { name: path })).toContainText("/team");
  await openPage(page, "/admin/redirects");
  await expect(restored).toHaveCount(0);
  await page.getByRole("link", { name: `Edit ${path}` }).click();
  await expect(page.getByLabel("Redirects to")).toHaveValue("/team");
  await expect(restored).toHaveCount(0);
  await page.getByRole("button", { name: `Delete ${path}` }).click();
  await expect(page.getByRole("row", { name: path })).toHaveCount(0);
});

test("PAGE-05: when a redirect was changed in another tab meanwhile, both targets show, and one press takes either", async ({
  page,
  context,
  staff: _,
}) => {
  const path = `/shared-${randomUUID().slice(0, 8)}`;
  const [row] = await db.insert(redirects).values({ fromPath: path, toPath: "/news" }).returning();
  const edit = `/admin/redirects?q=${path}&edit=${row?.id}`;
  await openPage(page, edit);
  await page.getByLabel("Redirects to").fill("/contact");

  const other = await context.newPage();
  await openPage(other, edit);
  await other.getByLabel("Redirects to").fill("/about");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByRole("row", { name: path })).toContainText("/about");
  await other.close();

  const save = page.getByRole("button", { name: "Save" });
  await save.click();
  const conflict = page.getByRole("alert").filter({ hasText: "you saved this redirect in another tab" });
  const target = conflict.getByRole("group", { name: "Redirects to" });
  await expect(target).toContainText("/contact");
  await expect(target).toContainText("/about");
  await expect(conflict.getByRole("group", { name: "Old path" })).toHaveCount(0);
  await expect(page.getByLabel("Redirects to")).toHaveValue("/contact");
  await target.getByRole("radio", { name: "Use theirs" }).check();
  await expect(page.getByLabel("Redirects to")).toHaveValue("/about");
  await target.getByRole("radio", { name: "Keep mine" }).check();
  await expect(page.getByLabel("Redirects to")).toHaveValue("/contact");
  await save.click();
  await expect(page.getByRole("row", { name: path })).toContainText("/contact");
  await db.delete(redirects).where(eq(redirects.fromPath, path));
});

test("PAGE-05: deleting a redirect by keyboard moves the focus to the next one", async ({
  page,
  staff: _,
}) => {
  const [first, second] = ["one", "two"].map((word) => `/${word}-${randomUUID().slice(0, 8)}`);
  await openPage(page, "/admin/redirects");
  for (const path of [first, second]) {
    await page.getByLabel("Old path").fill(path ?? "");
    await page.getByLabel("Redirects to").fill("/news");
    await page.getByLabel("Redirects to").press("Enter");
    await expect(page.getByRole("row", { name: path })).toBeVisible();
  }
  for (const path of [first, second]) {
    await page.getByRole("button", { name: `Delete ${path}` }).press("Enter");
    await expect(page.getByRole("row", { name: path })).toHaveCount(0);
    const next = page.getByRole("button", { name: "Delete /" }).or(page.getByRole("heading", { level: 1 }));
    await expect(next.and(page.locator(":focus"))).toHaveCount(1);
  }
});

test("PAGE-05: a rarely used redirect is found, edited and deleted within its search", async ({
  page,
  staff: _,
}) => {
  const word = randomUUID().slice(0, 8);
  const from = (number: number) => `/${number === 0 ? "rare" : "busy"}-${word}-${number}`;
  const rows = Array.from({ length: 201 }, (_, number) => ({
    fromPath: from(number),
    toPath: "/news",
    hits: number === 0 ? 0 : 1_000_000,
  }));
  await db.insert(redirects).values(rows);
  try {
    await openPage(page, `/admin/redirects?q=${word}-0`);
    await page.getByRole("link", { name: `Edit ${from(0)}` }).click();
    await expect(page.getByLabel("Old path")).toHaveValue(from(0));
    await page.getByLabel("Redirects to").fill("/team");
    await page.getByRole("button", { name: "Save" }).click();
    const row = page.getByRole("row", { name: from(0) });
    await expect(row).toContainText("/team");
    await page.getByRole("button", { name: `Delete ${from(0)}` }).click();
    await expect(row).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`q=${word}-0$`));
  } finally {
    await db.delete(redirects).where(like(redirects.fromPath, `%-${word}-%`));
  }
});

test("PAGE-05: renaming a top-level page with thirty descendants redirects every old address in one hop", async ({
  page,
  staff: _,
  request,
  own,
}) => {
  test.slow();
  const below: string[] = [];
  for (let section = 0; section < 4; section += 1) {
    const parent = `part-${section}-${own.word}`;
    await createPage({ slug: parent, parentSlug: own.word });
    below.push(parent);
    for (let child = 0; child < 6; child += 1) {
      const slug = `piece-${section}-${child}-${own.word}`;
      await createPage({ slug, parentSlug: parent });
      below.push(`${parent}/${slug}`);
    }
  }
  below.push(own.granite.slug, own.marble.slug);
  expect(below).toHaveLength(30);

  for (const [before, slug] of [
    [own.word, `second-${own.word}`],
    [`second-${own.word}`, `third-${own.word}`],
  ] as const) {
    await openPage(page, `/admin/pages/${before}/address`);
    await expect(page.getByLabel("Slug")).toHaveValue(before);
    await page.getByLabel("Slug").fill(slug);
    await page.getByRole("button", { name: "Change address" }).click();
    await page.getByRole("button", { name: "Change 31 addresses" }).click();
    await page.waitForURL(`**/admin/pages/${slug}?*`);
  }

  for (const path of ["", ...below.map((rest) => `/${rest}`)]) {
    for (const before of [own.word, `second-${own.word}`]) {
      const old = await request.get(`/${before}${path}`, { maxRedirects: 0 });
      expect([old.status(), old.headers().location], path).toEqual([301, `/third-${own.word}${path}`]);
    }
    expect((await request.get(`/third-${own.word}${path}`, { maxRedirects: 0 })).status(), path).toBe(200);
  }
});
