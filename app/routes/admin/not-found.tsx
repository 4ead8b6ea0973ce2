import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { messages } from "#app/admin/messages.ts";
import { requireStaff } from "#app/http/guards.server.ts";

/**
 * Every address below /admin that nothing else answers: not found, inside the shell. The optional segments in this
 * route's name let it outrank the site's content pages of two and three levels, which match /admin/… as well.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "admin.enter");
  throw new Response(messages.notFound, { status: 404 });
}

export async function action({ request }: ActionFunctionArgs) {
  await requireStaff(request, "admin.enter");
  throw new Response(messages.notFound, { status: 404 });
}

/** Never drawn: a route without a component would answer with the bare Response instead of the shell. */
export default function Unknown() {
  return null;
}
