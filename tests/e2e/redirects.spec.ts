import { randomUUID } from "node:crypto";
import { openPage } from "#tests/answers-to-script.ts";
import { expect, test } from "#tests/fixtures.ts";

test("PAGE-05: a path that led nowhere becomes a redirect in one step, is counted, changed and deleted", async ({
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
  await page.getByLabel("Leads to").fill(path);
  await page.getByRole("button", { name: "Add" }).click();
  await expect(page.getByText("A path cannot lead to itself")).toBeVisible();
  await page.getByLabel("Leads to").fill("/news");
  await page.getByRole("button", { name: "Add" }).click();
  const row = page.getByRole("row", { name: path });
  await expect(row).toContainText("/news");

  const answer = await request.get(path, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, "/news"]);
  const asked = async () => (await page.request.get(`/admin/redirects?q=${path}`)).text();
  await expect.poll(asked, { timeout: 20_000 }).toMatch(/>1<\/td>/);

  await page.getByRole("link", { name: `Edit ${path}` }).click();
  await expect(page.getByLabel("Leads to")).toHaveValue("/news");
  await page.getByLabel("Leads to").fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("Gone (410)");
  expect((await request.get(path)).status()).toBe(410);

  await page.getByRole("button", { name: `Delete ${path}` }).click();
  await expect(row).toHaveCount(0);
  expect((await request.get(path)).status()).toBe(404);
});
