import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { savedViewSchema } from "#app/domain/saved-views/saved-view.ts";
import { removeView, saveView } from "#app/domain/saved-views/saved-views.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { idParam } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { returnPath } from "#app/http/return-to.ts";

/** There is no page here; whoever comes by the address sees the tasks. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "admin.enter");
  return redirect(paths.admin.tasks(), { headers: privateHeaders });
}

/** POST keeps a view of a list, `_method=delete` removes one of one's own. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "admin.enter");
  const form = await request.formData();
  const back = () =>
    redirect(returnPath(form, paths.admin.tasks()), { status: 303, headers: privateHeaders });
  if (form.get("_method") === "delete") {
    await removeView(idParam(String(form.get("id"))), staff);
    return back();
  }
  const view = savedViewSchema.safeParse(Object.fromEntries(form));
  if (!view.success) {
    return data({ problem: view.error.issues[0]?.message }, { status: 400, headers: privateHeaders });
  }
  await saveView(view.data, staff);
  return back();
}
