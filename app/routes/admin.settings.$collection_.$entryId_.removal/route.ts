import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { entryIn } from "#app/admin/entries/collections.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { isUndoing } from "#app/http/verbs.server.ts";

/** There is no page here; whoever comes by the address sees the screen of the article or the testimonial. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "news.read");
  const { entries, id } = entryIn(params);
  return redirect(entries.pathOf(id), { headers: privateHeaders });
}

/** POST puts it into the trash and leads to the list, where that can be undone; DELETE takes it out again. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "news.update");
  const { entries, id, trash, restore, list } = entryIn(params);
  const isUndone = await isUndoing(request);
  await (isUndone ? restore : trash)(id, staff);
  return redirect(isUndone ? entries.pathOf(id) : `${list}?deleted=${id}`, {
    status: 303,
    headers: privateHeaders,
  });
}
