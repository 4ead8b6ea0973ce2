import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "#app/http/guards.server.ts";

/**
 * Renders unknown addresses below /admin as not found, inside the shell. The optional segments in its path give this
 * route a higher rank than the site's content pages of two and three levels, which also match /admin/….
 */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "admin.enter");
  throw new Response("Not found", { status: 404 });
}

export async function action({ request }: ActionFunctionArgs) {
  await requireStaff(request, "admin.enter");
  throw new Response("Not found", { status: 404 });
}

/** Never rendered: a route without a component would respond with plain text instead of the shell. */
export default function Unknown() {
  return null;
}
