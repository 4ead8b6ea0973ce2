import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { entryIn } from "#app/admin/entries/collections.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { found } from "#app/http/params.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { isUndoing } from "#app/http/verbs.server.ts";

/** There is no page here; whoever comes by the address sees the screen of the article or the testimonial. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "news.read");
  const { entries, id } = entryIn(params);
  return redirect(entries.pathOf(id), { headers: privateHeaders });
}

/** DELETE puts the draft back to what is live; what it was stays a version. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "news.update");
  const { entries, id } = entryIn(params);
  if (!(await isUndoing(request))) throw new Response("Only DELETE is answered here", { status: 405 });
  found(await entries.discardDraft(id, staff));
  return redirect(entries.pathOf(id), { status: 303, headers: privateHeaders });
}
