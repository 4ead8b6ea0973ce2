import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { editorAnswer, requireEditedPage, toEditor } from "#app/admin/editor/edited-page.server.ts";
import { readJson } from "#app/http/read-form.server.ts";
import { listBrokenPaths } from "#app/site/broken-paths.server.ts";

export const loader = toEditor;

const bodySchema = z.object({ paths: z.array(z.string().max(2000)).max(2000) });

/** POST answers which of the site's own paths lead to nothing that a visitor can see. */
export async function action(asked: ActionFunctionArgs) {
  await requireEditedPage(asked, "pages.update");
  const body = bodySchema.safeParse(await readJson(asked.request));
  if (!body.success) return editorAnswer({ reason: "Say which paths are to be checked" }, 400);
  return editorAnswer({ broken: await listBrokenPaths(body.data.paths) });
}
