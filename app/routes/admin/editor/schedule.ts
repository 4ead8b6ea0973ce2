import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { editorAnswer, requireEditedPage, toEditor } from "#app/admin/editor/edited-page.server.ts";
import { missingInBlocks } from "#app/blocks/missing-in-blocks.server.ts";
import { cancelSchedule, schedulePage } from "#app/domain/pages/publication.server.ts";
import { found } from "#app/http/params.ts";
import { readJson } from "#app/http/read-form.server.ts";

export const loader = toEditor;

const bodySchema = z.object({ baseVersion: z.int().positive(), at: z.iso.datetime().pipe(z.coerce.date()) });

/** POST has the draft, as the editor has seen it, go out at a moment; DELETE takes that back. Answers in JSON. */
export async function action(asked: ActionFunctionArgs) {
  const { staff, page } = await requireEditedPage(asked, "pages.publish");
  if (asked.request.method === "DELETE") {
    const { version } = found(await cancelSchedule(page.id, staff));
    return editorAnswer({ status: "cancelled", version });
  }

  const body = bodySchema.safeParse(await readJson(asked.request));
  if (!body.success) return editorAnswer({ reason: "Say when, and which version" }, 400);
  const outcome = found(await schedulePage(page.id, { ...body.data, by: staff, missingInBlocks }));
  if ("row" in outcome) return editorAnswer({ status: outcome.status, version: outcome.row.version });
  return editorAnswer(outcome, 409);
}
