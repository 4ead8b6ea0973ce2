import type { LoaderFunctionArgs } from "@remix-run/node";
import { findEverything } from "#app/admin/palette/find.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { privateJson } from "#app/http/redirect-to.server.ts";

/** Results of the command palette, as JSON. */
export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "admin.enter", "data");
  const query = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 200);
  return privateJson({ query, items: await findEverything(query, staff) });
}
