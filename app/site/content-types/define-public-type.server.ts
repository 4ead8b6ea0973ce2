import type { Thing } from "schema-dts";
import { stacked } from "#app/blocks/markdown-parts.ts";
import { contentStoreFor } from "#app/domain/content-store/content-store.server.ts";
import {
  findPublished,
  listPublished,
  type PublishedContent,
  previewOf,
} from "#app/domain/content-store/published-content.server.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import type { PageLink } from "#app/domain/pages/page.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { type Answer, lastGood } from "#app/http/last-good.server.ts";
import { cardFor, headOf } from "#app/site/discovery/page-heads.server.ts";
import { trailMarkdown } from "#app/site/markdown/page-markdown.ts";
import { withUploads } from "#app/site/uploaded-pictures.server.ts";

/** What the sitemap, llms.txt and the check of links know of the public pages of a content type. */
export interface PublicType {
  title: string;
  description: string;
  /** The address of its list. */
  path: string;
  /** What the list has, newest first. */
  listItems: () => Promise<{ title: string; path: string; excerpt: string | null; updatedAt: Date }[]>;
  /** The list, and one below it, as Markdown; undefined where there is none. */
  listMarkdown: () => Promise<Answer<string | undefined>>;
  itemMarkdown: (slug: string) => Promise<Answer<string | undefined>>;
}

interface PublicPages<Type extends AnyContentType> {
  type: Type;
  title: string;
  description: string;
  summaryOf: (item: PublishedContent<Type>) => string | null;
  /** What one is about, for those who read structured data; it is called for what is open. */
  thingsOf: (item: PublishedContent<Type>) => Thing[];
  /** Below the line that says where it is. */
  listMarkdown: (items: PublishedContent<Type>[]) => string;
  itemMarkdown: (item: PublishedContent<Type>) => string;
}

/** The public pages of a content type with addresses: a list, and one page for each. */
export function definePublicType<Type extends AnyContentType>({
  type,
  title,
  description,
  ...pages
}: PublicPages<Type>) {
  const { list, item: itemPath } = type.address ?? missingAddress(type);
  const titleOf = (item: PublishedContent<Type>) => type.titleOf(item);

  const readList = () =>
    lastGood(type.collection, async () => {
      const [items, settings, above] = await Promise.all([
        listPublished(type),
        getSettings(),
        pagesAbove(list()),
      ]);
      const card = await cardFor(settings, { title: description, label: title, cover: null });
      const head = headOf(settings, { title, description, path: list(), trail: above, ...card });
      return { ...(await withUploads({ items, above })), head };
    });

  const readItem = (slug: string) =>
    lastGood(`${type.collection}:${slug}`, async () => {
      const [item, settings, above] = await Promise.all([
        findPublished(type, slug),
        getSettings(),
        pagesAbove(list()),
      ]);
      if (!item) return undefined;
      const head = headOf(settings, {
        title: titleOf(item),
        description: pages.summaryOf(item),
        path: itemPath(slug),
        trail: [...above, { title, path: list() }],
        isHidden: item.isClosed,
        things: item.isClosed ? [] : pages.thingsOf(item),
        ...(await cardFor(settings, { title: titleOf(item), label: title, cover: null })),
      });
      return { ...(await withUploads({ item, above })), head };
    });

  return {
    title,
    description,
    path: list(),
    readList,
    readItem,

    /** A draft, or a version, as its page would show it. */
    async readPreview(id: string, version?: number) {
      const store = contentStoreFor(type);
      const [row, draft] = await Promise.all([store.find(id), store.findDraft(id, version)]);
      if (!row || !draft) return undefined;
      return withUploads({ title: type.titleOf(draft), item: previewOf(type, row, draft), above: [] });
    },

    listItems: async () =>
      (await listPublished(type)).map((item) => ({
        title: titleOf(item),
        path: itemPath(item.slug),
        excerpt: pages.summaryOf(item),
        updatedAt: item.updatedAt,
      })),
    listMarkdown: async () => {
      const { value, isStale } = await readList();
      const { items, above } = value;
      return { value: stacked(trailMarkdown(above, title), pages.listMarkdown(items)), isStale };
    },
    itemMarkdown: async (slug: string) => {
      const { value, isStale } = await readItem(slug);
      if (!value) return { value, isStale };
      const { item, above } = value;
      const trail = trailMarkdown([...above, { title, path: list() }], titleOf(item));
      return { value: stacked(trail, pages.itemMarkdown(item)), isStale };
    },
  };
}

/** The published pages above an address, from the top. */
async function pagesAbove(path: string): Promise<PageLink[]> {
  const pages = await listPublishedPages();
  return pages
    .filter((page) => path.startsWith(`${page.path}/`))
    .map(({ title, path: above }) => ({ title, path: above }))
    .sort((one, other) => one.path.length - other.path.length);
}

function missingAddress({ name }: AnyContentType): never {
  throw new Error(`the content type ${name} has no public addresses`);
}
