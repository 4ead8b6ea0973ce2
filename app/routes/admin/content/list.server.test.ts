import { expect, test } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { news } from "#db/schema/news.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";
import { loader } from "./list.tsx";

test("NEWS-01: the list of articles has pages, within the search and the status", async () => {
  await db.delete(news);
  const staff = await createStaff();
  const cookie = await sessionCookieOf(staff);
  for (let day = 1; day <= 52; day += 1)
    await createArticle({ title: `Tide ${day}`, publishedDate: new Date(Date.UTC(2026, 0, day)) });
  await createArticle({ title: "Pilots", isPublished: false });
  async function shown(query: string) {
    const request = new Request(`http://localhost/admin/content/news?${query}`, {
      headers: { Cookie: cookie },
    });
    const { items, found, counts, search } = await loader(routeArguments(request, { type: "news" }));
    return { titles: items.map(({ title }) => title), found, drafts: counts.draft, page: search.page };
  }

  const first = await shown("q=tide");
  expect(first).toMatchObject({ found: 52, drafts: 0, page: 1 });
  expect(first.titles).toHaveLength(50);
  expect(await shown("q=tide&status=published&page=2")).toMatchObject({ titles: ["Tide 2", "Tide 1"] });
  expect(await shown("q=tide&page=9"), "after the last page").toMatchObject({
    titles: ["Tide 2", "Tide 1"],
    page: 2,
  });
  expect(await shown("page=-1")).toMatchObject({ found: 53, drafts: 1, page: 1 });
});
