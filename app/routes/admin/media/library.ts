import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireStaff } from "#app/http/guards.server.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "media.read");
  return redirect(paths.admin.settings("media"), { headers: privateHeaders });
}
