import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireStaff } from "#app/http/guards.server.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";

/** The short address of the users, who stand among the settings. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "users.read");
  return redirect(paths.admin.users(), { headers: privateHeaders });
}
