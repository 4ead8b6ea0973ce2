import type { SiteLanguage } from "#app/admin/language-switch.tsx";
import type { Translation } from "#app/domain/translations/list-translations.server.ts";
import {
  type TranslationActions,
  translationStates,
} from "#app/domain/translations/translation-actions.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";

/** A document of a list in another language. */
export type OtherLanguage = Pick<Translation, "language" | "title" | "screen" | "state">;

/** What a list in one language shows of the others, by the id of the document; nothing on a site with one language. */
export async function readOtherLanguages(
  actions: Pick<TranslationActions, "list">,
  languages: SiteLanguage[],
  own: ContentLanguage,
): Promise<Record<string, OtherLanguage[]>> {
  if (languages.length < 2) return {};
  const groups = [...(await translationStates(actions)).values()];
  return Object.fromEntries(
    groups.flatMap((group) => {
      const document = group.get(own);
      if (!document) return [];
      const others = [...group.values()].filter((each) => each !== document);
      return [
        [
          document.id,
          others.map(({ language, title, screen, state }) => ({ language, title, screen, state })),
        ],
      ];
    }),
  );
}
