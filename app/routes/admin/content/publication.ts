import type { ActionFunctionArgs } from "@remix-run/node";
import {
  answerContent,
  redirectToContent,
  requireContent,
} from "#app/admin/content/content-requests.server.ts";
import { orNotFound } from "#app/http/params.ts";
import { readWrite } from "#app/http/redirect-to.server.ts";

export const loader = redirectToContent;

/**
 * POST publishes the draft or, with `republish`, the last published version; DELETE unpublishes. Both are idempotent.
 * The screen after the redirect shows why publishing failed, or offers to undo.
 */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, store, id } = await requireContent(request, params, "publish");
  const { form, isDelete } = await readWrite(request);
  const screen = store.pathOf(id);
  if (isDelete) {
    orNotFound(await store.unpublish(id, staff));
    return answerContent(request, `${screen}?unpublished`, { status: "unpublished" });
  }
  if (form.has("republish")) {
    orNotFound(await store.republish(id, staff));
    return answerContent(request, screen, { status: "published" });
  }
  const { status } = orNotFound(await store.publish(id, staff, Number(form.get("baseVersion")) || undefined));
  const queries = { published: "", unchanged: "", missing: "?refused=missing", conflict: "?refused=changed" };
  return answerContent(request, screen + queries[status], { status });
}
