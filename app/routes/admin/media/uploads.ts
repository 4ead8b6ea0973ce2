import type { ActionFunctionArgs } from "@remix-run/node";
import { receiveMedia } from "#app/admin/media/receive-media.server.ts";
import { addMedia } from "#app/domain/media/upload-media.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { paths } from "#app/http/paths.ts";
import { asJson, redirectTo } from "#app/http/redirect-to.server.ts";

export const loader = redirectTo("media.read", () => paths.admin.media());

/** POST `files` adds them to the library; responds with JSON. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "media.update");
  return asJson(await receiveMedia(request, (file) => addMedia(file, staff)));
}
