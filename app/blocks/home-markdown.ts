import { indented } from "#app/domain/rich-text/markdown.ts";
import { sitePaths } from "#app/paths/site-paths.ts";
import { calendarDate } from "#app/ui/calendar-date.tsx";
import type { Services } from "./home-data.server.ts";
import * as messages from "./home-messages.ts";
import type { HomeSection } from "./home-sections.ts";
import { bullets, linked, section, stacked, words } from "./markdown-parts.ts";
import { officeSections } from "./offices/schema.ts";
import type { ShownProps } from "./resolved-block.ts";

/** Markdown of the sections of the home page; other blocks write theirs in their `schema.ts`. */
export const homeMarkdown: { [Type in HomeSection]: (props: ShownProps<Type>) => string } = {
  "home-cases": homeCases,
  "home-clients": homeClients,
  "home-clutch": homeClutch,
  "home-news": homeNews,
  "home-offices": homeOffices,
  "home-services": homeServices,
  "home-solutions": homeSolutions,
  "home-stage": homeStage,
  "home-team": homeTeam,
  "home-testimonials": homeTestimonials,
};

function homeCases({ data: { title, description, items } }: ShownProps<"home-cases">): string {
  return section(
    { label: messages.cases, heading: title },
    words(description),
    ...items.map(({ title, label, description, url }) =>
      stacked(`### ${linked({ label: title, href: url })}`, label && `*${words(label)}*`, words(description)),
    ),
  );
}

function homeClients({ data }: ShownProps<"home-clients">): string {
  return section({ label: messages.weBuildFor }, bullets(data.logos.map(({ altText }) => words(altText))));
}

function homeClutch({ data: { title, rating, reviews, url } }: ShownProps<"home-clutch">): string {
  return section(
    { label: messages.clutch, heading: title },
    linked({ label: messages.readReviews, href: url }),
    words(rating),
    rating ? words(reviews) : "",
  );
}

function homeNews({ data: { title, articles } }: ShownProps<"home-news">): string {
  return section(
    { label: messages.news, heading: title },
    ...articles.map(({ slug, title, excerpt, publishedDate, tags }, position) =>
      stacked(
        [publishedDate && calendarDate(publishedDate), words(tags.join(", "))].filter(Boolean).join(" · "),
        `### ${linked({ label: title, href: sitePaths.article(slug) })}`,
        position === 0 && words(excerpt),
      ),
    ),
    linked({ label: messages.allNews, href: sitePaths.news() }),
  );
}

function homeOffices({ data }: ShownProps<"home-offices">): string {
  const { title, description } = data;
  return section({ label: messages.offices, heading: title }, words(description), ...officeSections(data));
}

function homeServices({
  data: { title, description, discovery, delivery },
}: ShownProps<"home-services">): string {
  return section(
    { label: messages.services, heading: title },
    words(description),
    serviceList(discovery),
    serviceList(delivery),
  );
}

function serviceList({ title, items }: Services): string {
  if (items.length === 0) return "";
  return stacked(
    `### ${words(title)}`,
    bullets(
      items.map(({ title, url, description }) =>
        [linked({ label: title, href: url }), words(description)].filter(Boolean).join(" — "),
      ),
    ),
  );
}

function homeSolutions({ data: { title, solutions } }: ShownProps<"home-solutions">): string {
  return section(
    { label: messages.solutions, heading: title },
    ...solutions.map(({ title, path, excerpt }) =>
      stacked(`### ${linked({ label: title, href: path })}`, words(excerpt)),
    ),
  );
}

function homeStage({ data: { headline, opening, introText } }: ShownProps<"home-stage">): string {
  const solutions = opening?.solutions.map(({ title, path }) => linked({ label: title, href: path })) ?? [];
  return section({ heading: headline }, words(opening?.description), bullets(solutions), words(introText));
}

function homeTeam({ data: { title, subtitle, members } }: ShownProps<"home-team">): string {
  return section(
    { label: messages.team, heading: title },
    words(subtitle),
    bullets(members.map(({ name, role }) => `**${words(name)}**, ${words(role)}`)),
  );
}

function homeTestimonials({ data: { title, quotes } }: ShownProps<"home-testimonials">): string {
  return section(
    { label: messages.clients, heading: title },
    ...quotes.map(({ testimonial, name, position, company, country }) =>
      indented(
        stacked(words(testimonial), [name, position, company, country].filter(Boolean).map(words).join(", ")),
        "> ",
      ),
    ),
  );
}
