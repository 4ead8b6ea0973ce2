import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireStaff } from "#app/http/guards.server.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";

/** A short address of the users' screen, which is part of the settings. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "users.read");
  return redirect(paths.admin.users(), { headers: privateHeaders });
}
