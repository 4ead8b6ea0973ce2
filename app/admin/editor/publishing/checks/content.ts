import type { Finding } from "#app/admin/editor/publishing/finding-list.tsx";
import type { LinkablePage } from "#app/admin/fields/binding.ts";
import { loadMediaItems } from "#app/admin/media/media-items.ts";
import {
  type FoundText,
  fieldPath,
  type Missing,
  mediaIdsOf,
  missingMedia,
  textsIn,
} from "#app/blocks/missing.ts";
import { pageIdOfHref } from "#app/domain/links/href.ts";
import type { PageDraft, StoredBlock } from "#app/domain/pages/draft.ts";
import { isHome, misplacedSections } from "#app/domain/pages/home.ts";
import { paths } from "#app/http/paths.ts";
import { messages } from "../messages.ts";

/** Everything that must be filled in or corrected before publishing. */
export function findMissing(
  page: { slug: string },
  draft: PageDraft,
  missingOf: (block: StoredBlock) => Missing[],
): Finding[] {
  const title: Finding[] = draft.title.trim()
    ? []
    : [{ weight: "stop", message: messages.thePageNeedsATitle, place: { kind: "field", name: "title" } }];
  const misplaced = misplacedSections(page, draft.blocks);
  const blocks = [...misplaced, ...draft.blocks.flatMap(missingOf)].map(
    ({ blockId, message, path }): Finding => ({
      weight: "stop",
      message,
      place: { kind: "block", blockId, path },
    }),
  );
  return [...title, ...blocks];
}

/** Characters of a description that search engines show; Google cuts at about 155 to 160 on a desktop. */
const shownDescription = 160;
const shownTitle = 60;

/** Advice on the page's search result and share card; the home page uses the texts of its stage. */
export function findInListing(
  page: { slug: string },
  { searchTitle, searchDescription, excerpt, title, noindex }: PageDraft,
): Finding[] {
  if (noindex || isHome(page)) return [];
  const description = searchDescription || excerpt || "";
  const shown = searchTitle || title;
  const findings: Finding[] = [];
  if (description === "") {
    findings.push(advice(messages.thereIsNoSearchDescription, "searchDescription"));
  } else if (description.length > shownDescription) {
    const message = messages.theSearchDescriptionHasCharacters(description.length, shownDescription);
    findings.push(advice(message, searchDescription ? "searchDescription" : "excerpt"));
  }
  if (shown.length > shownTitle) {
    findings.push(advice(messages.theSearchTitleHasCharacters(shown.length, shownTitle), "searchTitle"));
  }
  return findings;
}

function advice(message: string, name: "searchDescription" | "searchTitle" | "excerpt"): Finding {
  return { weight: "advice", message, place: { kind: "field", name } };
}

/** Media files that block publishing, in their current state. */
export async function findInMedia({ blocks }: PageDraft): Promise<Finding[]> {
  const library = await loadMediaItems(mediaIdsOf(blocks));
  return missingMedia(blocks, library).map(({ blockId, path, message }) => ({
    weight: "stop",
    message,
    place: { kind: "block", blockId, path },
  }));
}

interface FoundLink extends FoundText {
  blockId: string;
}

/**
 * Broken links: to a deleted or unpublished page, an unknown path, or a missing fragment. External links are not
 * checked.
 */
export async function findBrokenLinks(
  { blocks }: PageDraft,
  { pages, shown }: { pages: LinkablePage[]; shown: Document | undefined },
): Promise<Finding[]> {
  const links = blocks.flatMap(({ id, props }) =>
    textsIn(props).flatMap((found): FoundLink[] =>
      found.name === "href" ? [{ ...found, blockId: id }] : [],
    ),
  );
  const ownPaths = [...new Set(links.map(({ text }) => text).filter((href) => href.startsWith("/")))];
  const broken = await askSite(ownPaths);
  return links.flatMap(({ text: href, blockId, path }): Finding[] => {
    const reason = reasonOf(href, { pages, shown, broken });
    return reason
      ? [{ weight: "advice", message: reason, place: { kind: "block", blockId, path: fieldPath(path) } }]
      : [];
  });
}

function reasonOf(
  href: string,
  { pages, shown, broken }: { pages: LinkablePage[]; shown: Document | undefined; broken: Set<string> },
): string | undefined {
  const pageId = pageIdOfHref(href);
  if (pageId) {
    const page = pages.find(({ id }) => id === pageId);
    if (!page) return messages.aLinkPointsToA;
    return page.isPublished ? undefined : messages.aLinkPointsToWhichIs(page.title);
  }
  if (broken.has(href)) return messages.aLinkPointsToWhich(href);
  if (href.length > 1 && href.startsWith("#") && shown && !shown.getElementById(href.slice(1)))
    return messages.aLinkPointsToWhichIsNot(href);
  return undefined;
}

async function askSite(candidates: string[]): Promise<Set<string>> {
  if (candidates.length === 0) return new Set();
  const answer = await fetch(paths.admin.linkCheck(), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ paths: candidates }),
    redirect: "manual",
  });
  if (!answer.ok) throw new Error("links could not be checked");
  const { broken } = await answer.json();
  return new Set(broken);
}
