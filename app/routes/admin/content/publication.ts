import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { entryIn, screenOfEntry } from "#app/admin/entries/collections.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { leadTo } from "#app/http/lead-to.server.ts";
import { found } from "#app/http/params.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { readWrite } from "#app/http/verbs.server.ts";

export const loader = leadTo("news.read", screenOfEntry);

/**
 * POST publishes the draft, or with `republish` what visitors saw last; DELETE unpublishes. All may be repeated.
 * Redirects to its screen, which says why it was not published, or offers to undo.
 */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "news.publish");
  const { entries, id } = entryIn(params);
  const { form, isUndoing } = await readWrite(request);
  if (isUndoing) {
    found(await entries.unpublish(id, staff));
    return back("?unpublished");
  }
  if (form.has("republish")) {
    found(await entries.republish(id, staff));
    return back("");
  }
  const { status } = found(await entries.publish(id, staff, Number(form.get("baseVersion")) || undefined));
  const queries = { published: "", unchanged: "", missing: "?refused=missing", conflict: "?refused=changed" };
  return back(queries[status]);

  function back(query: string) {
    return redirect(entries.pathOf(id) + query, { status: 303, headers: privateHeaders });
  }
}
