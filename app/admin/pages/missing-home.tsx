import { TextLink } from "#app/admin/text-link.tsx";
import { homeSlug } from "#app/domain/pages/home.ts";
import { pageKey } from "#app/domain/pages/page.ts";
import { paths } from "#app/paths/paths.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { messages } from "./messages.ts";

interface MissingHomeProps {
  name: string;
  /** The unpublished home page of the language; without one, that of the main language is to be translated. */
  draft: { slug: string; language: ContentLanguage } | undefined;
}

/** Explains why visitors see no switch to a language: its home page is not published. */
export function MissingHome({ name, draft }: MissingHomeProps) {
  const original = paths.admin.page(homeSlug);
  const to = draft ? paths.admin.page(pageKey(draft)) : paths.admin.contentResources(original).translations;
  return (
    <p role="note" className="mb-4 text-muted">
      {messages.missingHome(name)}{" "}
      <TextLink to={to}>{draft ? messages.openHome : messages.translateHome}</TextLink>
    </p>
  );
}
