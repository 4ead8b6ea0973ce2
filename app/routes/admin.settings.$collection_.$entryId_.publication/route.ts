import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { entryIn } from "#app/admin/entries/collections.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { found } from "#app/http/params.ts";
import { privateHeaders } from "#app/http/private-headers.ts";

/** There is no page here; whoever comes by the address sees the screen of the article or the testimonial. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "news.read");
  const { entries, id } = entryIn(params);
  return redirect(entries.pathOf(id), { headers: privateHeaders });
}

/** POST publishes the draft, DELETE takes it off the site; both may be repeated. Leads back, to say why it did not. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "news.publish");
  const { entries, id } = entryIn(params);
  const form = await request.formData();
  if (request.method === "DELETE" || form.get("_method") === "delete") {
    found(await entries.unpublish(id, staff));
    return redirect(entries.pathOf(id), { status: 303, headers: privateHeaders });
  }
  const { status } = found(await entries.publish(id, staff, Number(form.get("baseVersion")) || undefined));
  const query = { published: "", missing: "?refused=missing", conflict: "?refused=changed" }[status];
  return redirect(entries.pathOf(id) + query, { status: 303, headers: privateHeaders });
}
