import type { ResolvedBlock } from "#app/blocks/resolved-block.ts";
import { defaultHomeBlocks, homeSlug } from "#app/domain/pages/home.ts";
import { findHomePage, type Page } from "#app/domain/pages/pages.server.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { staleIfError } from "#app/http/stale-if-error.server.ts";
import { type Language, languages } from "#app/languages/language.ts";
import { serverMessagesIn } from "#app/languages/messages.server.ts";
import { contentLanguage } from "#app/languages/requested-language.server.ts";
import { homeHead } from "#app/site/discovery/page-heads.server.ts";
import { publishedBlocks } from "#app/site/published-blocks.server.ts";
import { homeTranslations } from "#app/site/translations/translations.server.ts";

export interface HomePage {
  headline: string;
  blocks: ResolvedBlock[];
}

/**
 * The home page with all its data and metadata, stale-if-error. The main language has a home page even without a row; a further one must have published it:
 * otherwise the value is undefined.
 */
export const readHome = () =>
  staleIfError("home", async () => {
    const [settings, page] = await Promise.all([getSettings(), findHomePage()]);
    if (!page && contentLanguage()) return undefined;
    const translations = await homeTranslations(settings.further_languages, true);
    return {
      ...(await homePageOf(settings, page)),
      ...(translations && { translations }),
      head: await homeHead(settings, page, translations),
    };
  });

/**
 * Returns the public home page with these settings, without disabled and empty blocks. A database without the page uses
 * the default order.
 */
export async function homePageOf(settings: Settings, page: Page | undefined): Promise<HomePage> {
  const { content } = page ?? { content: defaultHomeBlocks };
  const blocks = await publishedBlocks({ slug: homeSlug, content }, async () => settings);
  return {
    headline: settings.home_hero_headline,
    blocks: blocks.map((block) => withLabel(block, settings.site_language)),
  };
}

/** The label that a section has from the start is in the site's language; that of an editor stays. */
function withLabel(block: ResolvedBlock, language: Language): ResolvedBlock {
  const { props } = block;
  switch (block.type) {
    case "testimonials":
    case "news-list":
    case "offices": {
      const { source, label } = block.props;
      const isFirst = source === "settings" && isFirstLabel(label, block.type);
      const translated = isFirst ? { label: serverMessagesIn(language).home[block.type] } : {};
      return { ...block, props: { ...props, ...translated } } as ResolvedBlock; // only its label differs
    }
    default:
      return block;
  }
}

type LabelledSection = "testimonials" | "news-list" | "offices";

/** In any language: the label of a translated page is that of its original. */
function isFirstLabel(label: string | undefined, section: LabelledSection) {
  return (Object.keys(languages) as Language[]).some(
    (language) => label === serverMessagesIn(language).home[section],
  );
}
