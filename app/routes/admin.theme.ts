import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { themeSchema } from "#app/domain/theme/theme.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { returnPath } from "#app/http/return-to.ts";
import { themeCookie } from "#app/http/theme.ts";

/** There is no page here; whoever comes by the address sees the admin's first. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "admin.enter");
  return redirect(paths.admin.overview(), { headers: privateHeaders });
}

/** POST `theme` keeps the choice in this browser. */
export async function action({ request }: ActionFunctionArgs) {
  await requireStaff(request, "admin.enter");
  const form = await request.formData();
  const theme = themeSchema.catch("system").parse(form.get("theme"));
  return redirect(returnPath(form, paths.admin.overview()), {
    status: 303,
    headers: { ...privateHeaders, "Set-Cookie": themeCookie(theme) },
  });
}
