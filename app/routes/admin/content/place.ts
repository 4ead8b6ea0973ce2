import type { ActionFunctionArgs } from "@remix-run/node";
import { answerContent, requireContent } from "#app/admin/content/content-requests.server.ts";
import { orDeleted, redirectToItem } from "#app/admin/publishing/requested-item.server.ts";
import { positionParam } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { paths } from "#app/paths/paths.ts";

export const loader = redirectToItem;

/** POST moves an item of an ordered type to a position; responds with the result as text. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, type, store, id } = await requireContent(request, params, "update");
  const form = await readForm(request);
  const position = positionParam(String(form.get("position")));
  const isScripted = form.has("inline");
  const placed = await store.place(id, position, staff);
  if (!placed && isScripted) return { message: "Someone else has moved it to the trash." };
  const { name, count, status, ...place } = orDeleted(placed, store.pathOf(id));
  const message = `${name} is number ${place.position + 1} of ${count}.`;
  return isScripted
    ? { message }
    : answerContent(request, paths.admin.contents(type.collection), { status, message });
}
