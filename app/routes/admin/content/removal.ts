import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { entryIn, screenOfEntry } from "#app/admin/entries/collections.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { leadTo } from "#app/http/lead-to.server.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { isUndoing } from "#app/http/verbs.server.ts";

export const loader = leadTo("news.read", screenOfEntry);

/** POST moves it to the trash and redirects to the list, which offers to undo that; DELETE restores it as a draft. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "news.update");
  const { entries, id, trash, restore, list } = entryIn(params);
  const isUndone = await isUndoing(request);
  await (isUndone ? restore : trash)(id, staff);
  return redirect(isUndone ? `${entries.pathOf(id)}?restored` : `${list}?trashed=${id}`, {
    status: 303,
    headers: privateHeaders,
  });
}
