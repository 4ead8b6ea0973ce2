import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { visibleTabs } from "#app/domain/settings/tabs.ts";
import { orNotFound, requireStaff } from "#app/http/guards.server.ts";
import { paths } from "#app/paths/paths.ts";

/** Redirects to the first tab that the role can read. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, "admin.enter");
  return redirect(paths.admin.settings(orNotFound(visibleTabs(role)[0]).name));
}
