import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireStaff } from "#app/http/guards.server.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "admin.enter");
  return redirect(paths.admin.pages(), { headers: privateHeaders });
}
