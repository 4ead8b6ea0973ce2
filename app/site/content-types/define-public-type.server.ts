import type { Thing } from "schema-dts";
import { followLinks } from "#app/blocks/follow-links.server.ts";
import { keepAmounts } from "#app/blocks/keep-amounts.ts";
import type { ResolvedBlock } from "#app/blocks/resolved-block.ts";
import { contentStoreFor } from "#app/domain/content-store/content-store.server.ts";
import {
  findPublished,
  type ListedContent,
  listPublished,
  listPublishedAddresses,
  type PublishedContent,
  previewOf,
} from "#app/domain/content-store/published-content.server.ts";
import { isBlank } from "#app/domain/content-types/content-draft.ts";
import { type AnyContentType, publicPagesOf } from "#app/domain/content-types/define-content-type.ts";
import { sharedBlockType } from "#app/domain/content-types/shared-block.ts";
import { pictureAt } from "#app/domain/media/media-item.ts";
import { resolvePictures } from "#app/domain/media/resolve-pictures.server.ts";
import { isHome } from "#app/domain/pages/home.ts";
import type { PageLink } from "#app/domain/pages/page.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import type { RichText } from "#app/domain/rich-text/document.ts";
import { drawingLookOf } from "#app/domain/settings/drawing-look.ts";
import { editionOf } from "#app/domain/settings/edition.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { drawingAddress } from "#app/flow-field/drawings.server.ts";
import { inEachLanguage } from "#app/http/language.server.ts";
import { staleIfError } from "#app/http/stale-if-error.server.ts";
import type { Edition, Language } from "#app/languages/language.ts";
import { messagesIn, serverMessagesIn } from "#app/languages/messages.server.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { LIST_PAGE_SIZE, listPagePath } from "#app/paths/site-paths.ts";
import { cardFor, headOf } from "#app/site/discovery/page-heads.server.ts";
import { publishedBlocks } from "#app/site/published-blocks.server.ts";
import { itemTranslations, listTranslations } from "#app/site/translations/translations.server.ts";
import { type GroupedRow, groupRows, ungrouped } from "./group-rows.ts";
import type {
  Author,
  Banner,
  FactValue,
  ItemAction,
  PublicFact,
  PublicItem,
  PublicList,
  PublicRow,
  RowGroup,
} from "./public-content.ts";

/** Optional parts of the public pages that the definition of a content type does not cover. */
export interface PublicExtras<Type extends AnyContentType> {
  /** Facts beside the text; by default, all short fields that have a value. */
  factsOf?(item: ListedContent<Type>, language: Language): PublicFact[];
  /** Notes beside the title in lists; by default, the facts. */
  notesOf?(item: ListedContent<Type>, language: Language): FactValue[];
  /** The heading that groups it with its neighbours in lists, such as its year. */
  groupOf?(item: ListedContent<Type>): string | undefined;
  /** What a visitor can do about an item that is not closed. */
  actionOf?(item: ListedContent<Type>, settings: Settings): Omit<ItemAction, "notes"> | undefined;
  /** The person of the team who wrote it. */
  authorOf?(item: ListedContent<Type>, settings: Settings): Author | undefined;
  /** A banner instead of the drawing, for types without pictures. */
  bannerOf?(item: ListedContent<Type>, settings: Settings): Banner | undefined;
  /** The item's structured data, included while it is listed. */
  thingsOf?(item: PublishedContent<Type>, image: string, edition: Edition): Thing[];
  /** Headline and introduction of its list, from settings; an empty one is the title or the description of `texts`. */
  openingOf?(settings: Settings): { headline: string; intro: string };
  /** The ids of the shared blocks above the first page of its list. */
  sharedBlocksOf?(settings: Settings): string[];
  /** Whether its pages link to the news feeds. */
  isNews?: boolean;
}

/** Defines the public pages of a content type with an address: a list and a page per item. */
export function definePublicType(type: AnyContentType, extras: PublicExtras<AnyContentType> = {}) {
  const { address, texts, ...fields } = publicPagesOf(type);
  const { factsOf = (item) => shortFieldsOf(type, item), thingsOf = () => [], isNews = false } = extras;
  const notesOf =
    extras.notesOf ??
    ((item: ListedContent<AnyContentType>, language: Language) =>
      factsOf(item, language).map(({ value }) => value));
  const textsIn = (language: Language) => texts(serverMessagesIn(language));

  /** Returns the text of a field by name. */
  const textOf = (item: object, name: string | undefined): string | null =>
    String((name && new Map<string, unknown>(Object.entries(item)).get(name)) || "") || null;
  const drawingOf = (slug: string, settings: Settings) =>
    drawingAddress(`${type.name}-${slug}`, drawingLookOf(settings));
  const coverOf = (item: object) => textOf(item, fields.picture);
  const pictureOf = (item: { slug: string }, settings: Settings) =>
    pictureAt(coverOf(item)) ?? drawingOf(item.slug, settings);

  const listRows = async (settings: Settings): Promise<GroupedRow[]> =>
    (await listPublished(type)).map((item) => ({
      title: type.titleOf(item),
      path: address.item(item.slug, editionOf(settings)),
      text: textOf(item, fields.intro),
      notes: notesOf(item, settings.site_language),
      ...(fields.picture ? { picture: pictureOf(item, settings) } : {}),
      ...(extras.groupOf && { group: extras.groupOf(item) }),
    }));

  /** A list without items: the newest of another language, or a sentence that there are none. */
  const withoutItems = async (
    own: Language,
    empty: string,
  ): Promise<Pick<PublicList, "groups" | "empty">> => {
    const groups = await itemsElsewhere(own);
    return groups.length > 0 ? { groups } : { groups, empty };
  };

  /** The newest items of the first other language that has any. */
  const itemsElsewhere = async (own: Language): Promise<RowGroup[]> => {
    const lists = await inEachLanguage(async () => {
      const settings = await getSettings();
      return { edition: editionOf(settings), rows: await listRows(settings) };
    });
    const found = lists.find(({ edition, rows }) => edition.language !== own && rows.length > 0);
    if (!found) return [];
    const { language } = found.edition;
    const { elsewhere, allElsewhere } = serverMessagesIn(own).contentTypes;
    const all = { title: allElsewhere[language], path: address.list(found.edition) };
    return [{ heading: elsewhere[language], rows: ungrouped(found.rows.slice(0, 3)), language, all }];
  };

  const itemOf = (
    item: PublishedContent<AnyContentType>,
    above: PageLink[],
    rows: PublicRow[],
    settings: Settings,
  ): PublicItem => {
    const edition = editionOf(settings);
    const { language } = edition;
    const { title, closed } = textsIn(language);
    const path = address.item(item.slug, edition);
    const following = rows[(rows.findIndex((row) => row.path === path) + 1) % rows.length];
    const next = following?.path === path ? undefined : following;
    const values = new Map<string, unknown>(Object.entries(item));
    const action = item.isClosed ? undefined : extras.actionOf?.(item, settings);
    const author = extras.authorOf?.(item, settings);
    const picture = pictureOf(item, settings);
    return {
      title: type.titleOf(item),
      intro: textOf(item, fields.intro),
      ...(item.isClosed && closed ? { notice: closed } : {}),
      facts: factsOf(item, language),
      ...(action && { action: { ...action, notes: notesOf(item, language) } }),
      ...(fields.body ? { body: values.get(fields.body) as RichText } : {}), // its field is a rich text
      ...(fields.picture ? { picture } : { banner: extras.bannerOf?.(item, settings) ?? { picture } }),
      ...(author && { author }),
      trail: [...above, { title, path: address.list(edition) }],
      ...(next && { next: nextLink(next) }),
    };
  };

  return {
    type,
    textsIn,
    address,
    listRows,

    /** The addresses of the listed items, with their translation group and the time of their last change. */
    listAddresses: async (edition: Edition) =>
      (await listPublishedAddresses(type)).map(({ slug, ...item }) => ({
        ...item,
        path: address.item(slug, edition),
      })),

    /** Returns a page of the list; undefined for a number above the last. */
    readList: (page = 1) =>
      staleIfError(page === 1 ? type.collection : `${type.collection}:page/${page}`, async () => {
        const settings = await getSettings();
        const edition = editionOf(settings);
        const { language } = edition;
        const { title, empty, ...standard } = textsIn(language);
        const { headline, intro } = extras.openingOf?.(settings) ?? {};
        const description = intro || standard.description;
        const path = address.list(edition);
        const [rows, trail, blocks] = await Promise.all([
          listRows(settings),
          pagesAbove(path),
          page === 1 ? sharedBlocksShown(extras.sharedBlocksOf?.(settings) ?? []) : [],
        ]);
        const pages = Math.max(1, Math.ceil(rows.length / LIST_PAGE_SIZE));
        if (page > pages) return undefined;
        const shownRows = rows.slice((page - 1) * LIST_PAGE_SIZE, page * LIST_PAGE_SIZE);
        const card = await cardFor(settings, { title: description, label: title, cover: null });
        const shown = { path: listPagePath(path, page), page };
        const translations = await listTranslations(settings.further_languages, type, shown);
        const head = headOf(settings, {
          title: page === 1 ? title : messagesIn(language).site.list.titleOfPage(title, page),
          description,
          path: shown.path,
          trail,
          translations,
          hasNews: isNews,
          previous: page > 1 ? listPagePath(path, page - 1) : undefined,
          next: page < pages ? listPagePath(path, page + 1) : undefined,
          ...card,
        });
        const list: PublicList = {
          title,
          headline: headline || title,
          path,
          description,
          trail,
          blocks,
          ...{ rows: [], leads: [], groups: [] },
          ...(fields.picture
            ? groupRows(shownRows, page)
            : { rows: shownRows, drawing: drawingAddress(type.collection, drawingLookOf(settings)) }),
          ...(rows.length === 0 && (await withoutItems(language, empty))),
          page,
          pages,
        };
        return { ...(await resolvePictures({ list })), ...(translations && { translations }), head };
      }),

    readItem: (slug: string) =>
      staleIfError(`${type.collection}:${slug}`, async () => {
        const settings = await getSettings();
        const edition = editionOf(settings);
        const { title } = textsIn(edition.language);
        const [found, rows, above] = await Promise.all([
          findPublished(type, slug),
          listRows(settings),
          pagesAbove(address.list(edition)),
        ]);
        if (!found) return undefined;
        const item = await withFollowedLinks(itemOf(found, above, rows, settings), edition);
        const card = await cardFor(settings, { title: item.title, label: title, cover: coverOf(found) });
        const translations = await itemTranslations(settings.further_languages, type, slug);
        const head = headOf(settings, {
          title: item.title,
          description: item.intro,
          path: address.item(slug, edition),
          type: isNews ? "article" : "website",
          trail: item.trail,
          translations,
          isHidden: found.isClosed,
          things: found.isClosed ? [] : thingsOf(found, coverOf(found) ?? card.image, edition),
          hasNews: isNews,
          ...card,
        });
        return { ...(await resolvePictures({ item })), ...(translations && { translations }), head };
      }),

    /** Returns a draft or version as its page would show it, in its language; undefined when it no longer exists. */
    async readPreview(id: string, version?: number) {
      const store = contentStoreFor(type);
      const [row, draft] = await Promise.all([store.find(id), store.findDraft(id, version)]);
      if (!row || !draft) return undefined;
      const complete = type.complete?.(draft, new Date()) ?? draft;
      return inContentLanguage(row.language ?? "", async () => {
        const settings = await getSettings();
        const item = itemOf(previewOf(type, row, complete), [], [], settings);
        return resolvePictures(await withFollowedLinks(item, editionOf(settings)));
      });
    },
  };
}

export type PublicType = ReturnType<typeof definePublicType>;

/** The published blocks of shared blocks; their pictures and links are complete. */
function sharedBlocksShown(ids: string[]): Promise<ResolvedBlock[]> {
  const content = ids.map((id) => ({ id, type: sharedBlockType, version: 1, props: { shared: [id] } }));
  return publishedBlocks({ slug: "", content });
}

async function withFollowedLinks(item: PublicItem, edition: Edition): Promise<PublicItem> {
  if (!item.body) return item;
  return { ...item, body: keepAmounts(await followLinks(item.body, async () => edition)) };
}

const nextLink = ({ title, path, text, picture }: PublicRow) => ({
  title,
  path,
  excerpt: text,
  ...(picture && { cover: picture }),
});

/** Returns the short fields that have a value, without title, list text and picture. */
function shortFieldsOf(type: AnyContentType, item: object): PublicFact[] {
  const values = new Map<string, unknown>(Object.entries(item));
  const { intro } = type.publicPages ?? {};
  return type.fields
    .filter(({ name, control }) => shortControls.has(control) && name !== type.startField && name !== intro)
    .flatMap(({ name, label, control }) => {
      const value = values.get(name);
      if (isBlank(value)) return [];
      return [{ label, value: control === "date" ? new Date(String(value)) : type.inWords(name, value) }];
    });
}

const shortControls = new Set(["text", "date", "tags", "number", "choice", "toggle"]);

/** Returns the published ancestor pages of an address without the home page, topmost first. */
async function pagesAbove(path: string): Promise<PageLink[]> {
  const pages = await listPublishedPages();
  return pages
    .filter((page) => !isHome(page) && path.startsWith(`${page.path}/`))
    .map(({ title, path: above }) => ({ title, path: above }))
    .sort((one, other) => one.path.length - other.path.length);
}
