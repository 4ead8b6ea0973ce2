import { bullets, linked, stacked, words } from "#app/blocks/markdown-parts.ts";
import { isHomeListed } from "#app/domain/pages/home.ts";
import { navigationOf } from "#app/domain/pages/menus.ts";
import type { PublishedPage } from "#app/domain/pages/page.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { editionOf } from "#app/domain/settings/edition.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { languages, prefixOf } from "#app/languages/language.ts";
import { messagesIn, serverMessagesIn } from "#app/languages/messages.server.ts";
import { paths } from "#app/paths/paths.ts";
import { sitePathsIn } from "#app/paths/site-paths.ts";
import { publicTypes } from "#app/site/content-types/public-types.server.ts";
import { absolute } from "./absolute.server.ts";

/** Describes the site in the language of the request and links its pages as Markdown, in the format of https://llmstxt.org. */
export async function renderLlmsText(): Promise<string> {
  const settings = await getSettings();
  const edition = editionOf(settings);
  const { language } = edition;
  const [index, ...types] = await Promise.all([
    listPublishedPages(),
    ...publicTypes.map(async ({ address, textsIn, listRows }) => ({
      ...textsIn(language),
      path: address.list(edition),
      rows: await listRows(settings),
    })),
  ]);
  const pages = index.filter(({ noindex }) => !noindex);
  const text = stacked(
    `# ${words(settings.brand_name)}`,
    settings.brand_tagline && `> ${words(settings.brand_tagline)}`,
    words(settings.home_hero_description),
    edition.prefix === "" && inOtherLanguages(settings),
    isHomeListed(index, edition.prefix === "") &&
      entry({ title: serverMessagesIn(language).discovery.homePage, path: sitePathsIn(edition).home() }),
    ...navigationOf(pages, settings.menu_order).map((section) =>
      list(
        section.title,
        branchOf(pages, section.path).map(({ excerpt, ...page }) => ({ ...page, text: excerpt })),
      ),
    ),
    ...types
      .filter(({ rows }) => rows.length > 0)
      .map(({ title, path, description, rows }) =>
        list(title, [{ title, path, text: description }, ...rows]),
      ),
    // The name of the format for links that may be left out.
    list("Optional", [
      { title: messagesIn(language).site.requestEstimate, path: sitePathsIn(edition).letsTalk() },
    ]),
  );
  return `${text}\n`;
}

/** A link to the file of each further language. */
function inOtherLanguages({ site_language, further_languages }: Settings): string {
  if (further_languages.length === 0) return "";
  const files = further_languages.map((code) =>
    linked({ label: languages[code].name, href: absolute(prefixOf(code) + paths.llms()) }),
  );
  return `${words(serverMessagesIn(site_language).discovery.otherLanguages)} ${files.join(", ")}`;
}

/** A section and all its descendants, parents before children. */
function branchOf(pages: PublishedPage[], section: string): PublishedPage[] {
  return pages
    .filter(({ path }) => path === section || path.startsWith(`${section}/`))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

interface Entry {
  title: string;
  path: string;
  text?: string | null;
}

const list = (title: string, entries: Entry[]) => stacked(`## ${words(title)}`, bullets(entries.map(entry)));

function entry({ title, path, text }: Entry): string {
  const link = linked({ label: title, href: absolute(paths.markdown(path)) });
  return text ? `${link}: ${words(text)}` : link;
}
