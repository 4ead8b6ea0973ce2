import type { LinkablePage } from "#app/admin/fields/binding.ts";
import { messages } from "#app/admin/translations/messages.ts";
import { pageIdOfHref } from "#app/domain/links/href.ts";
import type { RichText } from "#app/domain/rich-text/document.ts";
import { textOf } from "#app/domain/rich-text/plain-text.ts";
import type { PageElsewhere } from "#app/domain/translations/page-elsewhere.ts";
import { paths } from "#app/paths/paths.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import type { Finding } from "./findings.tsx";

/** Characters of a description that search engines show; Google cuts at about 155 to 160 on a desktop. */
const shownDescription = 160;
const shownTitle = 60;

interface ListedText<Place> {
  text: string;
  place: Place;
}

/** Advice on a search result. */
export function findInListing<Place>(
  title: ListedText<Place>,
  description: ListedText<Place>,
): Finding<Place>[] {
  const findings: Finding<Place>[] = [];
  if (description.text === "") {
    findings.push(adviceAt(description.place, "There is no search description"));
  } else if (description.text.length > shownDescription) {
    const message = `The search description has ${description.text.length} characters; about ${shownDescription} are shown`;
    findings.push(adviceAt(description.place, message));
  }
  if (title.text.length > shownTitle) {
    findings.push(
      adviceAt(
        title.place,
        `The search title has ${title.text.length} characters; about ${shownTitle} are shown`,
      ),
    );
  }
  return findings;
}

/** The headings of a text below the page's title. */
export function findInHeadings<Place>({ content }: RichText, place: Place): Finding<Place>[] {
  const headings = content.filter((node) => node.type === "heading");
  const skips = headings.some((heading, position) => {
    const above = headings[position - 1]?.attrs.level ?? 1;
    return heading.attrs.level > above + 1;
  });
  const isEmpty = headings.some((heading) => textOf(heading).trim() === "");
  return [
    ...(skips ? [adviceAt(place, "A heading skips a level")] : []),
    ...(isEmpty ? [adviceAt(place, "A heading is empty")] : []),
  ];
}

function adviceAt<Place>(place: Place, message: string): Finding<Place> {
  return { weight: "advice", message, place };
}

interface Site {
  pages: readonly LinkablePage[];
  /** The pages of other languages; none on a site with one language. */
  pagesElsewhere?: readonly PageElsewhere[];
  /** The language of the document; empty for the main one. */
  language?: ContentLanguage;
  /** The rendered draft, where it is known. */
  shown?: Document;
}

/**
 * Broken links: to a deleted or unpublished page, an unknown path, or a missing fragment. External links are not
 * checked.
 */
export async function findBrokenLinks<Place>(
  links: { href: string; place: Place }[],
  site: Site,
): Promise<Finding<Place>[]> {
  const ownPaths = [...new Set(links.map(({ href }) => href).filter((href) => href.startsWith("/")))];
  const broken = await askSite(ownPaths, site.language);
  return links.flatMap(({ href, place }) => {
    const reason = reasonOf(href, { ...site, broken });
    return reason ? [adviceAt(place, reason)] : [];
  });
}

function reasonOf(
  href: string,
  { pages, pagesElsewhere, shown, broken }: Site & { broken: Set<string> },
): string | undefined {
  const pageId = pageIdOfHref(href);
  if (pageId) {
    const other = pagesElsewhere?.find(({ id }) => id === pageId);
    if (other && !other.translation) return messages.linkToUntranslated(other.title);
    const page = other?.translation ?? pages.find(({ id }) => id === pageId);
    if (!page) return "A link points to a deleted page";
    return page.isPublished ? undefined : `A link points to “${page.title}”, which is not published`;
  }
  if (broken.has(href)) return `A link points to ${href}, which does not exist`;
  if (href.length > 1 && href.startsWith("#") && shown && !shown.getElementById(href.slice(1)))
    return `A link points to ${href}, which is not on this page`;
  return undefined;
}

async function askSite(candidates: string[], language?: ContentLanguage): Promise<Set<string>> {
  if (candidates.length === 0) return new Set();
  const answer = await fetch(paths.admin.linkCheck(), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ paths: candidates, language }),
    redirect: "manual",
  });
  if (!answer.ok) throw new Error("links could not be checked");
  const { broken } = await answer.json();
  return new Set(broken);
}
