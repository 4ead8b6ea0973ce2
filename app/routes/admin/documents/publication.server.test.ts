import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { Staff } from "#app/domain/accounts/account.ts";
import { contentVersion } from "#app/domain/content/content-version.server.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";
import { settingsStores } from "#tests/support/settings-stores.ts";
import { subscribedContent } from "#tests/support/subscribed-content.ts";
import { action } from "./publication.ts";

let staff: Staff;

beforeEach(async () => {
  staff = await createStaff();
});

/** The version of the content when the request was answered, and once every notification has arrived. */
async function versionsAfter(params: { type: string; id: string }, form: Record<string, string> = {}) {
  const before = await subscribedContent();
  const body = new URLSearchParams(form);
  const headers = { Cookie: await sessionCookieOf(staff), Accept: "application/json" };
  const request = new Request("http://localhost/admin", { method: "POST", body, headers });
  const answer = await action(routeArguments(request, params));
  const answered = Number(contentVersion()) - before;
  expect(await answer.json()).toMatchObject({ status: "published" });
  return { answered, final: (await subscribedContent()) - before };
}

test("PAGE-04, FAST-04: a published page is public as soon as the request is answered", async () => {
  for (let run = 0; run < 10; run++) {
    const { id } = await createPage({ isPublished: false });
    const { answered, final } = await versionsAfter({ type: "pages", id });
    expect(answered).toBe(final);
    expect(answered).toBeGreaterThan(0);
  }
});

test("SET-01, FAST-04: a saved settings tab is public as soon as the request is answered", async () => {
  const store = settingsStores.form;
  for (let run = 0; run < 10; run++) {
    const { id, version: baseVersion } = await store.find();
    const changes = { fields: { form_step1_title: `Contract ${run}` } };
    await store.saveDraft(id, { saveId: randomUUID(), baseVersion, changes, by: staff });
    const { version } = await store.find();
    const { answered, final } = await versionsAfter(
      { type: "settings", id: "form" },
      { baseVersion: String(version) },
    );
    expect(answered).toBe(final);
    expect(answered).toBeGreaterThan(0);
  }
});
