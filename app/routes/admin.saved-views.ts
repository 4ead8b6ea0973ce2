import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { savedViewSchema } from "#app/domain/saved-views/saved-view.ts";
import { removeView, saveView } from "#app/domain/saved-views/saved-views.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { leadTo } from "#app/http/lead-to.server.ts";
import { idParam } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { returnPath } from "#app/http/return-to.ts";
import { readWrite } from "#app/http/verbs.server.ts";

export const loader = leadTo("admin.enter", () => paths.admin.tasks());

/** POST keeps a view of a list, `_method=delete` removes one of one's own. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "admin.enter");
  const { form, isUndoing } = await readWrite(request);
  const back = () =>
    redirect(returnPath(form, paths.admin.tasks()), { status: 303, headers: privateHeaders });
  if (isUndoing) {
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
