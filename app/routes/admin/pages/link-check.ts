import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { requireStaff } from "#app/http/guards.server.ts";
import { readJson } from "#app/http/read-form.server.ts";
import { privateJson, redirectTo } from "#app/http/redirect-to.server.ts";
import { isLanguage, type Language } from "#app/languages/language.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { paths } from "#app/paths/paths.ts";
import { listBrokenPaths } from "#app/site/broken-paths.server.ts";

export const loader = redirectTo("pages.read", () => paths.admin.pages());

const bodySchema = z.object({
  paths: z.array(z.string().max(2000)).max(2000),
  /** Of the document that has these links. */
  language: z.union([z.literal(""), z.custom<Language>(isLanguage)]).default(""),
});

/** POST responds with JSON: the internal paths without a public page. */
export async function action({ request }: ActionFunctionArgs) {
  await requireStaff(request, "pages.update");
  const body = bodySchema.safeParse(await readJson(request));
  if (!body.success) {
    const reason = "Enter the paths to check";
    return privateJson({ reason }, 400);
  }
  const { language, paths: candidates } = body.data;
  const broken = await inContentLanguage(language, () => listBrokenPaths(candidates));
  return privateJson({ broken });
}
