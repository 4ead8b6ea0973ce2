import type { ActionFunctionArgs } from "@remix-run/node";
import { themeSchema } from "#app/domain/theme/theme.ts";
import { themeCookie } from "#app/http/cookies.server.ts";
import { requireStaff, returnPath } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { redirectTo, seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const loader = redirectTo("account.update", () => paths.admin.overview());

/** POST stores the theme in this browser. */
export async function action({ request }: ActionFunctionArgs) {
  await requireStaff(request, "account.update");
  const form = await readForm(request);
  const theme = themeSchema.catch("system").parse(form.get("theme"));
  return seeOther(returnPath(form, paths.admin.overview()), { "Set-Cookie": themeCookie(theme) });
}
