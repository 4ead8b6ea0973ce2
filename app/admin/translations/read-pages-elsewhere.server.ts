import type { LanguageSettings } from "#app/domain/settings/edition.ts";
import type { PageElsewhere } from "#app/domain/translations/page-elsewhere.ts";
import { listPagesElsewhere } from "#app/domain/translations/pages-elsewhere.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";

/** What the editor of a document reads to check its links into other languages; nothing on a site with one language. */
export async function readPagesElsewhere(
  { further_languages }: Pick<LanguageSettings, "further_languages">,
  { language }: { language?: ContentLanguage | null },
): Promise<{ pagesElsewhere?: PageElsewhere[] }> {
  if (further_languages.length === 0) return {};
  return { pagesElsewhere: await listPagesElsewhere(language ?? "") };
}
