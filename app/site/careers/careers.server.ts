import type { JobPosting } from "schema-dts";
import { bullets, linked, named, stacked, words } from "#app/blocks/markdown-parts.ts";
import { contentTypes } from "#app/domain/content-types/registry.ts";
import { richTextToMarkdown } from "#app/domain/rich-text/markdown.ts";
import { richTextToPlainText } from "#app/domain/rich-text/plain-text.ts";
import { sitePaths } from "#app/http/site-paths.ts";
import { definePublicType } from "#app/site/content-types/define-public-type.server.ts";
import { absolute } from "#app/site/discovery/absolute.server.ts";
import { houseId } from "#app/site/discovery/structured-data.server.ts";
import { openingMarkdown } from "#app/site/markdown/page-markdown.ts";
import {
  careersDescription,
  careersTitle,
  closedNotice,
  factsOf,
  type JobOpening,
  nothingOpen,
} from "./job-opening.ts";

export const careers = definePublicType({
  type: contentTypes["job-opening"],
  title: careersTitle,
  description: careersDescription,
  summaryOf: ({ summary }) => summary,
  thingsOf: (opening) => [jobPostingOf(opening)],
  listMarkdown: (openings) =>
    stacked(
      openingMarkdown(careersTitle, careersDescription),
      ...openings.map((opening) =>
        stacked(
          `## ${linked({ label: opening.title, href: sitePaths.jobOpening(opening.slug) })}`,
          words(opening.summary),
          words(
            factsOf(opening)
              .map(({ value }) => value)
              .join(" · "),
          ),
        ),
      ),
      openings.length === 0 && words(nothingOpen),
    ),
  itemMarkdown: (opening) =>
    stacked(
      openingMarkdown(opening.title, opening.summary),
      opening.isClosed && words(closedNotice),
      bullets(factsOf(opening).map(({ label, value }) => named(label, words(value)))),
      richTextToMarkdown(opening.body),
    ),
});

/** https://schema.org/JobPosting, with what Google asks for. */
function jobPostingOf(opening: JobOpening): JobPosting {
  const { title, slug, body, kind, place, country, currency, publishedAt, closingDate } = opening;
  const [from, to] = [opening.salaryFrom ?? opening.salaryTo, opening.salaryTo ?? opening.salaryFrom];
  const range = {
    "@type": "QuantitativeValue" as const,
    minValue: from ?? 0,
    maxValue: to ?? 0,
    unitText: "YEAR",
  };
  return {
    "@type": "JobPosting",
    "@id": `${absolute(sitePaths.jobOpening(slug))}#job`,
    title,
    description: richTextToPlainText(body),
    url: absolute(sitePaths.jobOpening(slug)),
    datePosted: publishedAt.toISOString().slice(0, 10),
    validThrough: closingDate ? `${closingDate}T23:59:59Z` : undefined,
    employmentType: kind,
    hiringOrganization: { "@id": houseId },
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: place, addressCountry: country },
    },
    baseSalary: from ? { "@type": "MonetaryAmount", currency, value: range } : undefined,
  };
}
