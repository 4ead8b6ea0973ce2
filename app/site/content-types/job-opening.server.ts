import type { JobPosting } from "schema-dts";
import type { ListedContent, PublishedContent } from "#app/domain/content-store/published-content.server.ts";
import { type ContentTypes, contentTypes } from "#app/domain/content-types/registry.ts";
import { pictureAt } from "#app/domain/media/media-item.ts";
import { richTextToPlainText } from "#app/domain/rich-text/plain-text.ts";
import { addressLine } from "#app/domain/settings/address-line.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { formatsIn } from "#app/languages/formats.ts";
import type { Edition, Language } from "#app/languages/language.ts";
import { serverMessagesIn } from "#app/languages/messages.server.ts";
import { absolute } from "#app/site/discovery/absolute.server.ts";
import { organizationId } from "#app/site/discovery/structured-data.server.ts";
import type { PublicExtras } from "./define-public-type.server.ts";
import type { Banner } from "./public-content.ts";

type JobOpening = ContentTypes["job-opening"];

export const jobOpeningPages: PublicExtras<JobOpening> = {
  factsOf(opening, language) {
    const { facts, kinds } = serverMessagesIn(language).contentTypes.jobOpening;
    return [
      { label: facts.place, value: placeOf(opening) },
      { label: facts.kind, value: kinds[opening.kind] },
      ...salaryOf(opening, language).map((value) => ({ label: facts.salary, value })),
      ...(opening.closingDate ? [{ label: facts.applyBy, value: new Date(opening.closingDate) }] : []),
    ];
  },
  // Lists show the first note large.
  notesOf: (opening, language) => [
    ...salaryOf(opening, language),
    placeOf(opening),
    serverMessagesIn(language).contentTypes.jobOpening.kinds[opening.kind],
    ...(opening.closingDate ? [new Date(opening.closingDate)] : []),
  ],
  openingOf: ({ careers_headline, careers_intro }) => ({ headline: careers_headline, intro: careers_intro }),
  actionOf({ title }, { contact_email, site_language }) {
    if (!contact_email) return undefined;
    const { apply, applyTo } = serverMessagesIn(site_language).contentTypes.jobOpening;
    const href = `mailto:${contact_email}?subject=${encodeURIComponent(title)}`;
    return { label: apply, href, how: applyTo(contact_email) };
  },
  bannerOf,
  sharedBlocksOf: ({ careers_blocks }) => careers_blocks,
  thingsOf: (opening, _image, edition) => [jobPostingOf(opening, edition)],
};

const placeOf = ({ place, country }: ListedContent<JobOpening>) => `${place}, ${country}`;

/** The picture and the address of the office in the same city. */
function bannerOf({ place }: ListedContent<JobOpening>, settings: Settings): Banner | undefined {
  const office = settings.home_offices_items.find(({ city }) => city === place);
  const picture = pictureAt(office?.imageUrl);
  return office && picture ? { picture, caption: addressLine(office.address) } : undefined;
}

/** Empty when neither bound is set. */
function salaryOf(
  { salaryFrom, salaryTo, currency }: ListedContent<JobOpening>,
  language: Language,
): string[] {
  const amounts = [salaryFrom, salaryTo].filter((amount) => amount !== null);
  if (amounts.length === 0) return [];
  const { aYear } = serverMessagesIn(language).contentTypes.jobOpening;
  return [aYear(amounts.map((amount) => formatsIn(language).money(amount, currency)))];
}

/** https://schema.org/JobPosting with the properties that Google requires. */
function jobPostingOf(opening: PublishedContent<JobOpening>, edition: Edition): JobPosting {
  const { title, body, kind, place, country, currency, publishedAt, closingDate } = opening;
  const [from, to] = [opening.salaryFrom ?? opening.salaryTo, opening.salaryTo ?? opening.salaryFrom];
  const range = {
    "@type": "QuantitativeValue" as const,
    minValue: from ?? 0,
    maxValue: to ?? 0,
    unitText: "YEAR",
  };
  const url = absolute(contentTypes["job-opening"].address?.item(opening.slug, edition) ?? "");
  return {
    "@type": "JobPosting",
    "@id": `${url}#job`,
    title,
    description: richTextToPlainText(body),
    url,
    datePosted: publishedAt.toISOString().slice(0, 10),
    validThrough: closingDate ? `${closingDate}T23:59:59Z` : undefined,
    employmentType: kind,
    hiringOrganization: { "@id": organizationId },
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: place, addressCountry: country },
    },
    baseSalary: from ? { "@type": "MonetaryAmount", currency, value: range } : undefined,
  };
}
