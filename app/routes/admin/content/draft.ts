import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { entryIn, screenOfEntry } from "#app/admin/entries/collections.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { leadTo } from "#app/http/lead-to.server.ts";
import { found } from "#app/http/params.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { requireUndoing } from "#app/http/verbs.server.ts";

export const loader = leadTo("news.read", screenOfEntry);

/** DELETE puts the draft back to what is live; what it was stays a version. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "news.update");
  const { entries, id } = entryIn(params);
  await requireUndoing(request);
  found(await entries.discardDraft(id, staff));
  return redirect(entries.pathOf(id), { status: 303, headers: privateHeaders });
}
