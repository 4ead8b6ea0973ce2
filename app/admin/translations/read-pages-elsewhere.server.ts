import type { SiteLanguage } from "#app/admin/language-switch.tsx";
import type { PageElsewhere } from "#app/domain/translations/page-elsewhere.ts";
import { listPagesElsewhere } from "#app/domain/translations/pages-elsewhere.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";

/** What the editor of a document reads to check its links into other languages; nothing on a site with one language. */
export async function readPagesElsewhere(
  languages: SiteLanguage[],
  { language }: { language?: ContentLanguage | null },
): Promise<{ pagesElsewhere?: PageElsewhere[] }> {
  if (languages.length < 2) return {};
  return { pagesElsewhere: await listPagesElsewhere(language ?? "") };
}
