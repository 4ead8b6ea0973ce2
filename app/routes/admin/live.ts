import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "#app/http/guards.server.ts";
import { liveStream } from "#app/http/live/live-stream.server.ts";

/** Server-sent events about changes by others. */
export async function loader({ request }: LoaderFunctionArgs) {
  return liveStream(request, await requireStaff(request, "admin.enter", "data"));
}
