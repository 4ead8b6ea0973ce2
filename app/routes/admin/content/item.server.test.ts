import { beforeEach, expect, test } from "vitest";
import type { Staff } from "#app/domain/accounts/account.ts";
import { contentStoreFor } from "#app/domain/content-store/content-store.server.ts";
import { contentTypes } from "#app/domain/content-types/registry.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";
import { action as revokeLink } from "../documents/preview-links.ts";
import { action as publish } from "../documents/publication.ts";
import { action as share } from "../documents/sharing.tsx";
import { action as rename } from "./address.tsx";
import { loader } from "./item.tsx";
import { action as changeVersion } from "./versions.tsx";

let staff: Staff;
let cookie = "";

beforeEach(async () => {
  staff = await createStaff();
  cookie = await sessionCookieOf(staff);
});

function asked(contentId: string, form?: Record<string, string>) {
  const screen = `/admin/content/news/${contentId}`;
  const body = form && new URLSearchParams(form);
  const method = form ? "POST" : "GET";
  const request = new Request(`http://localhost${screen}`, { method, body, headers: { Cookie: cookie } });
  return { screen, args: routeArguments(request, { type: "news", contentId }) };
}

test("ADMIN-06, NEWS-01: an article that was deleted meanwhile leads to the list that offers to restore it", async () => {
  const { id } = await createArticle();
  await contentStoreFor(contentTypes.article).trash(id, staff);

  const restored = { intent: "restore", number: "1" };
  for (const [write, form] of [
    [publish, {}],
    [share, { days: "7" }],
    [revokeLink, { linkId: crypto.randomUUID() }],
    [changeVersion, restored],
  ] as const) {
    const { screen, args } = asked(id, form);
    const refused: unknown = await write(args).catch((thrown: unknown) => thrown);
    expect(refused instanceof Response && refused.headers.get("Location")).toBe(screen);
  }
  const typed = asked(id, { slug: "typed-too-late", wasSlug: "a-door" });
  expect(await rename(typed.args)).toMatchObject({ data: { address: { slug: "typed-too-late" } } });
  const named = asked(id, { number: "1", name: "Before the relaunch" });
  const refused: unknown = await changeVersion(named.args).catch((thrown: unknown) => thrown);
  expect(refused instanceof Response && (await refused.json())).toEqual([["name", "Before the relaunch"]]);
  const opened = await loader(asked(id).args).catch((thrown: unknown) => thrown);
  expect(opened instanceof Response && opened.headers.get("Location")).toBe(
    `/admin/content/news?trashed=${id}`,
  );
  const unknown = asked(crypto.randomUUID()).args;
  await expect(loader(unknown)).rejects.toMatchObject({ status: 404 });
});
