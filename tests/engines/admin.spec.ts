import { eq, inArray } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import { pages } from "#db/schema/pages.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { Mailbox } from "#tests/support/mailbox.ts";
import { createPageOf } from "#tests/support/own-pages.ts";
import { expect, test } from "./journeys.ts";
import type { Screen } from "./screen.ts";

const password = "seven quiet kestrels over the moor";
let staff: Staff;

test.beforeAll(async () => {
  staff = await createStaff({ role: "owner", password });
});

async function signIn(visitor: Screen, path: string) {
  await visitor.open(path);
  await visitor.fill("input", "Email", staff.email);
  await visitor.fill("input", "Password", password);
  await visitor.click("button", "Sign in");
  await visitor.isAt(path);
}

test("WORLD-03: a person signs in, sees the overview and signs out", async ({ visitor }) => {
  await visitor.open("/admin/sign-in");
  await visitor.looksRight("sign-in");
  await signIn(visitor, "/admin/overview");
  await visitor.looksRight("overview");
  await visitor.click("button", "Sign out");
  await visitor.isAt("/admin/sign-in");
});

test("WORLD-03: an editor changes a page's title and headline and publishes them", async ({ visitor }) => {
  const page = await createPageOf([{ type: "hero", version: 2, props: { headline: "Ferries", facts: [] } }], {
    excerpt: "What the page is about, in one sentence that a search engine can show.",
  });
  await signIn(visitor, `/admin/pages/${page.slug}`);
  await visitor.answers();
  await visitor.click("[role=option]");
  await visitor.fill("textarea, input", "Headline", "Ferries on time");
  await visitor.shows(
    () => document.querySelector("[role=status][aria-label=Saving]")?.textContent,
    expect.stringMatching(/^Saved \d/),
  );
  await visitor.looksRight("editor");
  await visitor.click("button", "Publish");
  await visitor.sees("[role=dialog] button:not([disabled])", "Publish");
  await visitor.looksRight("editor-publish");
  await visitor.click("[role=dialog] button:not([disabled])", "Publish");
  await expect.poll(async () => JSON.stringify((await page.stored()).content)).toContain("Ferries on time");
  await visitor.open(`/${page.slug}`);
  await visitor.sees("h1", "Ferries on time");
  await db.delete(pages).where(eq(pages.id, page.id));
});

test("WORLD-03: the line where a moved page would land is beside its row", async ({ visitor }) => {
  await signIn(visitor, "/admin/pages");
  await visitor.answers();
  await visitor.tab.evaluate(() => document.querySelector<HTMLElement>("[data-page] [data-grip]")?.focus());
  await visitor.tab.type(" ");
  await visitor.sees("[data-page] [aria-pressed=true]");
  await visitor.tab.press("ArrowDown");
  await visitor.shows(() => {
    const line = document.querySelector("[data-page] > th > span[aria-hidden]");
    const row = line?.closest("tr")?.getBoundingClientRect();
    const y = line?.getBoundingClientRect().top ?? 0;
    return row && Math.min(Math.abs(y - row.top), Math.abs(y - row.bottom)) < 3;
  }, true);
  await visitor.tab.press("Escape");
});

test("WORLD-03: a lead in the inbox is opened and answered by mail", async ({ visitor }) => {
  const mailbox = new Mailbox();
  await mailbox.clear();
  const word = crypto.randomUUID().slice(0, 8);
  const earlier = await createLead({ name: `Ines ${word}`, createdAt: new Date(Date.now() - 60_000) });
  const lead = await createLead({ name: `Amara ${word}`, email: `amara-${word}@ferries.example` });
  await signIn(visitor, "/admin/leads");
  await visitor.answers();
  await visitor.looksRight("inbox");
  await visitor.click("a", lead.name);
  await visitor.isAt(`/admin/leads/${lead.id}`);
  await visitor.fill("textarea", "Message", "We can start in March, with two engineers.");
  await visitor.looksRight("lead");
  await visitor.click("button", "Send reply");
  await expect
    .poll(async () => (await mailbox.messages()).filter(({ to }) => to[0]?.address === lead.email).length)
    .toBe(1);
  await visitor.sees("main *", "delivered");
  await db.delete(leads).where(inArray(leads.id, [lead.id, earlier.id]));
});
