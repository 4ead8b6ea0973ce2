import type { LoaderFunctionArgs } from "@remix-run/node";
import { readReferableContents } from "#app/admin/editor/referable-contents.server.ts";
import { linkablePages } from "#app/admin/fields/linkable-pages.ts";
import { listSiteLanguages } from "#app/admin/site-languages.server.ts";
import { listPageTrees } from "#app/domain/pages/page-tree.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { privateJson } from "#app/http/redirect-to.server.ts";
import { isLanguage } from "#app/languages/language.ts";

/** What fields of an open document can refer to now: pages, testimonials and shared blocks. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "pages.read", "data");
  const asked = new URL(request.url).searchParams.get("language") ?? "";
  const language = isLanguage(asked) ? asked : "";
  const [languages, tree, contents] = await Promise.all([
    listSiteLanguages(),
    listPageTrees(language),
    readReferableContents(),
  ]);
  return privateJson({ pages: linkablePages(tree, language, languages), contents });
}
