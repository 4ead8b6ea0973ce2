import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { settingTabs } from "#app/domain/settings/section.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { paths } from "#app/http/paths.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "settings.read");
  return redirect(paths.admin.settings(settingTabs[0]));
}
