import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "#app/http/guards.server.ts";
import { privateRedirect } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { Role } from "#db/schema/accounts.ts";

/** The start screen of each role after sign-in. */
const startScreens: Record<Role, () => string> = {
  owner: paths.admin.overview,
  editor: paths.admin.pages,
  sales: () => paths.admin.leads(),
  viewer: paths.admin.overview,
};

export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, "admin.enter");
  return privateRedirect(startScreens[role]());
}
