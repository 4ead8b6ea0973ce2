import type { ActionFunctionArgs } from "@remix-run/node";
import { redirectToItem, requireDocument } from "#app/admin/publishing/requested-item.server.ts";
import { enterDocument, leaveDocument } from "#app/domain/publishing/open-documents.server.ts";
import { privateJson } from "#app/http/redirect-to.server.ts";

export const loader = redirectToItem;

/** POST says that the account has the document open, and answers who else has; DELETE says that it has left. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, id } = await requireDocument(request, params, "read");
  if (request.method === "DELETE") {
    await leaveDocument(id, staff);
    return privateJson({ others: [] });
  }
  return privateJson({ others: await enterDocument(id, staff) });
}
