import type { ActionFunctionArgs } from "@remix-run/node";
import { beforeEach, expect, test } from "vitest";
import type { Staff } from "#app/domain/accounts/account.ts";
import { purgePage, trashPage } from "#app/domain/pages/trash.server.ts";
import { action as publish } from "#app/routes/admin/documents/publication.ts";
import { action as share } from "#app/routes/admin/documents/sharing.tsx";
import { action as changeAddress } from "#app/routes/admin/pages/address.tsx";
import { action as copy } from "#app/routes/admin/pages/copy.ts";
import { loader as openPage } from "#app/routes/admin/pages/editor.tsx";
import { action as move } from "#app/routes/admin/pages/place.ts";
import { action as savePreset } from "#app/routes/admin/pages/preset.tsx";
import { action as remove } from "#app/routes/admin/pages/removal.tsx";
import { action as changePages } from "#app/routes/admin/pages/tree.tsx";
import { action as changeVersion } from "#app/routes/admin/pages/versions.tsx";
import { loader as openTrash, action as restore } from "#app/routes/admin/trash.tsx";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";

let staff: Staff;
let cookie = "";

beforeEach(async () => {
  staff = await createStaff();
  cookie = await sessionCookieOf(staff);
});

type Route = (args: ActionFunctionArgs) => Promise<unknown>;

/** The response of a route to a request about the page, which may be thrown. */
async function answerOf(route: Route, slug: string, headers: Record<string, string> = {}) {
  const form = route === openPage ? {} : { method: "POST", body: new URLSearchParams() };
  const request = new Request("http://localhost", { ...form, headers: { Cookie: cookie, ...headers } });
  const answer = await route(routeArguments(request, { slug })).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) throw new Error("the page was not refused");
  return { status: answer.status, to: answer.headers.get("Location") };
}

test("ADMIN-06, PAGE-01: actions on a page that was deleted meanwhile redirect to the trash, which offers to restore it", async () => {
  const parent = await createPage();
  const child = await createPage({ parentSlug: parent.slug });
  await trashPage(parent.id, { to: null, by: staff });

  const trash = `/admin/trash?trashed=${parent.id}`;
  for (const route of [openPage, publish, move, copy, remove, share, changeVersion]) {
    expect(await answerOf(route, parent.slug)).toEqual({ status: 303, to: trash });
    expect(await answerOf(route, child.id)).toEqual({ status: 303, to: trash });
  }
  const script = { Accept: "application/json" };
  expect(await answerOf(publish, parent.id, script)).toMatchObject({ status: 404 });
  expect(await answerOf(publish, "no-such-page")).toMatchObject({ status: 404 });

  const request = new Request(`http://localhost${trash}`, { headers: { Cookie: cookie } });
  const { notice } = await openTrash(routeArguments(request));
  expect(notice).toMatchObject({ undo: { fields: { pageId: parent.id } } });
});

test("ADMIN-06: a form that was sent for a page that was deleted meanwhile gets its texts back", async () => {
  const page = await createPage();
  await trashPage(page.id, { to: null, by: staff });

  for (const [route, typed] of [
    [changeAddress, ["slug", "typed-too-late"]],
    [changeVersion, ["name", "Before the relaunch"]],
    [savePreset, ["name", "Case study"]],
  ] as const) {
    const args = formOf([["intent", "any"], [...typed]], { slug: page.slug });
    const refused: unknown = await route(args).catch((thrown: unknown) => thrown);
    expect(refused instanceof Response && [refused.status, await refused.json()]).toEqual([404, [typed]]);
  }
  const reading = new Request("http://localhost", {
    headers: { Cookie: cookie, "Content-Type": "text/plain" },
  });
  await expect(openPage(routeArguments(reading, { slug: page.slug }))).rejects.toMatchObject({ status: 404 });
});

/** A form about pages. */
function formOf(fields: [string, string][], params = {}) {
  const body = new URLSearchParams(fields);
  const request = new Request("http://localhost", { method: "POST", body, headers: { Cookie: cookie } });
  return routeArguments(request, params);
}

test("ADMIN-06: a bulk action names the number of selected pages that were deleted meanwhile", async () => {
  const [kept, gone] = [await createPage({ isPublished: false }), await createPage()];
  await trashPage(gone.id, { to: null, by: staff });

  const { data: some } = await changePages(
    formOf([
      ["bulk", "publish"],
      ["pageId", kept.id],
      ["pageId", gone.id],
    ]),
  );
  expect(some).toMatchObject({ status: "done", done: 1, deleted: 1 });
  const { data: none } = await changePages(
    formOf([
      ["bulk", "publish"],
      ["pageId", gone.id],
    ]),
  );
  expect(none).toMatchObject({ status: "done", done: 0, deleted: 1 });
});

test("ADMIN-06, PAGE-01: restoring a page that was deleted permanently meanwhile says so", async () => {
  const page = await createPage();
  await trashPage(page.id, { to: null, by: staff });
  await purgePage(page.id, staff);

  const answer = await restore(formOf([["pageId", page.id]]));
  const trash = new URL(answer.headers.get("Location") ?? "", "http://localhost");
  const { notice } = await openTrash(routeArguments(new Request(trash, { headers: { Cookie: cookie } })));
  expect(notice?.message).toContain("no longer in the trash");
});
