import { expect, test } from "vitest";
import { findEverything } from "#app/admin/palette/find.server.ts";
import { findOverview } from "#app/domain/overview/overview.server.ts";
import { listTrash, trashPage } from "#app/domain/pages/trash.server.ts";
import { loader as openArticle } from "#app/routes/admin/content/item.tsx";
import { loader as openPage } from "#app/routes/admin/pages/editor.tsx";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";
import { createGermanPage } from "#tests/support/two-languages.ts";

test("LANG-03: documents of a language that the site has removed stay within reach, named by their address", async () => {
  const staff = await createStaff();
  const schedule = {
    scheduledAt: new Date(Date.now() + 3_600_000),
    scheduledBy: staff.id,
    scheduledVersion: 1,
  };
  await createGermanPage({ slug: "flut", title: "Flut", ...schedule });
  const article = await createArticle({ slug: "flut", title: "Flut", language: "de" });
  const deleted = await createGermanPage({ slug: "ebbe", title: "Ebbe" });
  await trashPage(deleted.id, { to: null, by: staff });

  const found = await findEverything("flut", staff);
  expect(found.map(({ note, to }) => [note, to])).toEqual([
    ["/de/flut", "/admin/pages/de:flut"],
    ["/de/aktuelles/flut", `/admin/content/news/${article.id}`],
  ]);
  expect((await findOverview(staff, "2026-11-20")).scheduled).toMatchObject([{ title: "Flut (/de/flut)" }]);
  expect(await listTrash()).toMatchObject([{ path: "/de/ebbe" }]);

  const headers = { Cookie: await sessionCookieOf(staff) };
  const asked = (address: string, params: Record<string, string>) =>
    routeArguments(new Request(`http://localhost${address}`, { headers }), params);
  const page = await openPage(asked("/admin/pages/de:flut", { slug: "de:flut" }));
  const hiddenBecause = "German is not a language of the site";
  expect(page).toMatchObject({ item: { path: "/de/flut", hiddenBecause } });
  const item = await openArticle(
    asked(`/admin/content/news/${article.id}`, { type: "news", contentId: article.id }),
  );
  expect(item).toMatchObject({ item: { path: "/de/aktuelles/flut", hiddenBecause } });
});
