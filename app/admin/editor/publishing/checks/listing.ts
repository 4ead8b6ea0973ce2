import type { PageDraft } from "#app/domain/pages/draft.ts";
import type { Finding } from "../finding.ts";

/** Characters of a description that search engines show; Google cuts at about 155 to 160 on a desktop. */
const shownDescription = 160;
const shownTitle = 60;

/** What search engines and shared links would show of the page. */
export function findInListing({
  searchTitle,
  searchDescription,
  excerpt,
  title,
  extendedTitle,
  noindex,
}: PageDraft): Finding[] {
  if (noindex) return [];
  const description = searchDescription || excerpt || "";
  const shown = searchTitle || extendedTitle || title;
  const findings: Finding[] = [];
  if (description === "") {
    findings.push(advice("There is no search description", "searchDescription"));
  } else if (description.length > shownDescription) {
    const message = `The search description has ${description.length} characters; some ${shownDescription} are shown`;
    findings.push(advice(message, searchDescription ? "searchDescription" : "excerpt"));
  }
  if (shown.length > shownTitle) {
    findings.push(
      advice(`The search title has ${shown.length} characters; some ${shownTitle} are shown`, "searchTitle"),
    );
  }
  return findings;
}

function advice(message: string, name: "searchDescription" | "searchTitle" | "excerpt"): Finding {
  return { weight: "advice", message, place: { kind: "field", name } };
}
