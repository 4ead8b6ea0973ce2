import { eq } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { saveSettings } from "#app/domain/settings-store/settings-store.server.ts";
import { openedPreview } from "#app/http/site-preview.server.ts";
import { db } from "#app/platform/database.server.ts";
import { sessions } from "#db/schema/accounts.ts";
import { startEdge } from "#tests/support/edge.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { saveFields } from "#tests/support/save-fields.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";
import { settingsStores } from "#tests/support/settings-stores.ts";
import { serve } from "./serve.ts";

vi.setConfig({ testTimeout: 180_000 }); // starts two processes

test("SET-01, FAST-04: a setting saved on one instance is used by all instances", async () => {
  const instances = await Promise.all([serve(), serve()]);
  for (const { stop } of instances) onTestFinished(stop);
  const staff = await createStaff();
  const shown = () =>
    Promise.all(instances.map(async ({ url }) => (await fetch(`${url}/footer-copyright`)).text()));

  for (const text of ["© Before", "© After"]) {
    await saveSettings("footer", { footer_copyright: text }, staff);
    await expect.poll(shown, { timeout: 20_000 }).toEqual([text, text]);
  }
});

test("SET-01, FAST-04: while an editor previews settings, all others get the saved ones from every instance and the edge", async () => {
  const instances = await Promise.all([serve(), serve()]);
  for (const { stop } of instances) onTestFinished(stop);
  const edge = await startEdge({ app: instances.map(({ url }) => url), hasLimits: false });
  onTestFinished(edge.stop);
  const staff = await createStaff({ role: "editor" });
  await saveSettings("footer", { footer_copyright: "© Saved" }, staff);
  const { footer } = settingsStores;
  const { id } = await footer.find();
  await saveFields(footer, id, { fields: { footer_copyright: "© Draft" }, by: staff });

  const urls = [...instances.map(({ url }) => url), edge.url];
  const session = await sessionCookieOf(staff);
  const ask = (Cookie: string) =>
    Promise.all(
      urls.map(async (url) => (await fetch(`${url}/footer-copyright`, { headers: { Cookie } })).text()),
    );
  const everywhere = (text: string) => urls.map(() => text);
  const [asked = ""] = openedPreview().split(";");
  const preview = `${session}; ${asked}`;

  await expect.poll(() => ask(session), { timeout: 20_000 }).toEqual(everywhere("© Saved"));
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all([ask(preview), ask(""), ask(preview), ask(asked)]);
    expect(answers).toEqual(["© Draft", "© Saved", "© Draft", "© Saved"].map(everywhere));
  }
  const seen = await fetch(`${edge.url}/footer-copyright`, { headers: { Cookie: preview } });
  expect(Object.fromEntries(seen.headers)).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "x-edge-cache": "BYPASS",
  });

  await db.delete(sessions).where(eq(sessions.accountId, staff.id));
  const ended = await fetch(`${edge.url}/footer-copyright`, { headers: { Cookie: preview } });
  expect(await ended.text()).toBe("© Saved");
  expect(ended.headers.get("Set-Cookie")).toMatch(/site-preview=; .*Max-Age=0/);
  expect(await ask("")).toEqual(everywhere("© Saved"));
});
