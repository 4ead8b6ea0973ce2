import type { ContentLanguage } from "#db/schema/columns.ts";
import type { PageElsewhere } from "./page-elsewhere.ts";
import { pageTranslations } from "./page-translations.server.ts";
import { translationStates } from "./translation-actions.server.ts";

/** The pages of the other languages of the site, with their translations in this one. */
export async function listPagesElsewhere(language: ContentLanguage): Promise<PageElsewhere[]> {
  const groups = [...(await translationStates(pageTranslations)).values()];
  return groups.flatMap((group) => {
    const here = group.get(language);
    const translation = here ? { title: here.title, isPublished: here.isPublished } : null;
    return [...group.values()]
      .filter((page) => page !== here)
      .map(({ id, language: other, slug, title }) => ({
        ...{ id, title, translation },
        slug: other === "" ? slug : null,
      }));
  });
}
