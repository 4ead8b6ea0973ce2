import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";

test("DESK-01: a new lead appears on open screens without a reload, and every tab's title counts it", async ({
  page,
  context,
  staff: _,
  request,
}) => {
  const other = await context.newPage();
  await openPage(page, "/admin/leads");
  await openPage(other, "/admin/settings/contact");
  const before = await countedIn(page);

  const sent = [randomUUID(), randomUUID()];
  for (const [position, id] of sent.entries()) {
    const name = `Rowan ${position} ${id.slice(0, 8)}`;
    const answer = await request.post("/lets-talk", {
      multipart: { id, name, email: "rowan@ferries.example", description: "Bookings that survive August." },
    });
    expect(answer.ok()).toBe(true);
    await expect(page.getByRole("link", { name })).toBeVisible();
    for (const tab of [page, other])
      await expect(tab).toHaveTitle(new RegExp(`^\\(${before + position + 1}\\) \\w`));
  }

  await page.getByRole("link", { name: "Pages", exact: true }).click();
  await expect(page).toHaveTitle(`(${before + 2}) Pages · Admin`);
  await page.close();
  await db.delete(leads).where(inArray(leads.id, sent));
});

/** The number of new leads in the title. */
async function countedIn(page: { title(): Promise<string> }) {
  return Number((await page.title()).match(/^\((\d+)\)/)?.[1] ?? 0);
}
