import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { disableUser } from "#app/domain/accounts/users.server.ts";
import {
  createPreviewLink,
  listPreviewLinks,
  previewedSettings,
  revokePreviewLink,
} from "#app/domain/publishing/preview-links.server.ts";
import { db } from "#app/platform/database.server.ts";
import { newToken } from "#app/platform/secrets.server.ts";
import { accessRules, roles, sessions } from "#db/schema/accounts.ts";
import { previewLinks } from "#db/schema/preview-links.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { saveFields } from "#tests/support/save-fields.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";
import { settingsStores } from "#tests/support/settings-stores.ts";
import { findSitePreview, openedPreview } from "./site-preview.server.ts";

const find = (...cookies: string[]) =>
  findSitePreview(new Request("http://localhost/", { headers: { Cookie: cookies.join("; ") } }));
const cookieOf = (token?: string) => openedPreview(token).split(";")[0] ?? "";
const own = cookieOf();

test("SET-01: a preview has the drafts of all previewed tabs, and says whose they are", async () => {
  const [ines, tom] = [await createStaff({ role: "editor" }), await createStaff({ name: "Tom" })];
  const { brand, footer, leads } = settingsStores;
  await saveFields(brand, (await brand.find()).id, { fields: { brand_name: "Osprey" }, by: ines });
  await saveFields(footer, (await footer.find()).id, { fields: { footer_copyright: "" }, by: tom });
  await saveFields(leads, (await leads.find()).id, { fields: { leads_time_zone: "Europe/Vienna" }, by: tom });
  expect(await find(own, await sessionCookieOf(ines))).toEqual({
    values: { brand_name: "Osprey" },
    notice: {
      drafts: [
        { label: "Brand", by: "you" },
        { label: "Menu and footer", by: "Tom" },
      ],
      refused: ["Copyright"],
    },
  });
});

test("SET-01, ADMIN-04: the cookie of a preview shows it only with a session that may change settings", async () => {
  for (const role of roles) {
    const preview = await find(own, await sessionCookieOf(await createStaff({ role })));
    expect(preview !== undefined, role).toBe(["owner", "editor"].includes(role));
  }
  expect(await find(own)).toBeUndefined();

  const staff = await createStaff({ role: "editor" });
  const session = await sessionCookieOf(staff);
  expect(await find(session), "not asked for").toBeUndefined();
  await db.insert(accessRules).values({ secondFactorRequired: true });
  expect(await find(own, session), "owes the second factor").toBeUndefined();
  await db.delete(accessRules);
  expect(await find(own, session)).toBeDefined();
  await db.update(sessions).set({ expiresAt: new Date() }).where(eq(sessions.accountId, staff.id));
  expect(await find(own, session), "has expired").toBeUndefined();
});

test("SET-01, PAGE-04: a preview link shows the drafts without names until it expires or is revoked", async () => {
  const staff = await createStaff({ role: "editor" });
  const { brand } = settingsStores;
  await saveFields(brand, (await brand.find()).id, { fields: { brand_name: "Osprey" }, by: staff });
  const [first, second, third] = [
    await createPreviewLink(previewedSettings, 1, staff),
    await createPreviewLink(previewedSettings, 7, staff),
    await createPreviewLink(previewedSettings, 30, staff),
  ];
  expect(await find(cookieOf(first.token))).toEqual({
    values: { brand_name: "Osprey" },
    notice: { drafts: [{ label: "Brand", by: null }], refused: [] },
  });

  const links = await listPreviewLinks(previewedSettings);
  expect(links.map(({ expiresAt }) => expiresAt)).toEqual(
    [third, second, first].map(({ expiresAt }) => expiresAt),
  );
  await revokePreviewLink(previewedSettings, links[2]?.id ?? "", staff);
  expect(await find(cookieOf(first.token)), "revoked").toBeUndefined();
  await db
    .update(previewLinks)
    .set({ expiresAt: new Date() })
    .where(eq(previewLinks.id, links[1]?.id ?? ""));
  expect(await find(cookieOf(second.token)), "expired").toBeUndefined();
  await disableUser(staff.id, await createStaff({ role: "owner" }));
  expect(await find(cookieOf(third.token)), "its author is disabled").toBeUndefined();
  for (const invented of [newToken(), "own-", "x"]) expect(await find(cookieOf(invented))).toBeUndefined();
});
