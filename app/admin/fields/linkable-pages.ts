import type { SiteLanguage } from "#app/admin/language-switch.tsx";
import type { PageTreeItem } from "#app/domain/pages/page-tree.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import type { LinkablePage } from "./binding.ts";

/** The pages that fields of a document offer; those of another language than its own have the name of theirs. */
export function linkablePages(
  tree: PageTreeItem[],
  own: ContentLanguage,
  languages: SiteLanguage[],
): LinkablePage[] {
  return tree.map(({ id, title, path, level, isPublished, language }) => {
    const page = { id, title, path, level, isPublished };
    const other = language === own ? undefined : languages.find(({ code }) => code === language);
    return other ? { ...page, language: other.name } : page;
  });
}
