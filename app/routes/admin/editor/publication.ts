import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { editorAnswer, requireEditedPage, toEditor } from "#app/admin/editor/edited-page.server.ts";
import { missingInBlocks } from "#app/blocks/missing-in-blocks.server.ts";
import { publishPage } from "#app/domain/pages/publication.server.ts";
import { found } from "#app/http/params.ts";
import { readJson } from "#app/http/read-form.server.ts";

export const loader = toEditor;

const bodySchema = z.object({ baseVersion: z.int().positive() });

/** POST publishes the draft of the version that the editor has seen, and of no other. Answers in JSON. */
export async function action(asked: ActionFunctionArgs) {
  const { staff, page } = await requireEditedPage(asked, "pages.publish");
  const body = bodySchema.safeParse(await readJson(asked.request));
  if (!body.success) return editorAnswer({ reason: "Say which version is to be published" }, 400);

  const outcome = found(await publishPage(page.id, { ...body.data, by: staff, missingInBlocks }));
  if ("row" in outcome) return editorAnswer({ status: outcome.status, version: outcome.row.version });
  return editorAnswer(outcome, 409);
}
