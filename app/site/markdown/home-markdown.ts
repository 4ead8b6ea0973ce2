import { bullets, linked, section, stacked, words } from "#app/blocks/markdown-parts.ts";
import { indented } from "#app/domain/rich-text/markdown-parts.ts";
import { sitePaths } from "#app/http/site-paths.ts";
import type { HomeData } from "#app/site/home/home-data.ts";
import { homeQuotes } from "#app/site/home/home-quotes.ts";
import { type HomeSectionKey, shownSections } from "#app/site/home/section-order.ts";
import { datelineMarkdown } from "./page-markdown.ts";

/** The home page in the order in which it is drawn: the stage, then the sections that are turned on. */
export function homeMarkdown(home: HomeData): string {
  return stacked(
    `# ${words(home.settings.home_hero_headline)}`,
    home.hasStage && stageMarkdown(home),
    ...shownSections(home).map((key) => sections[key](home)),
  );
}

/** Solutions that fit on the stage. */
const mostSolutions = 9;

function stageMarkdown({ settings, solutions }: HomeData): string {
  return stacked(
    settings.home_hero_enabled && words(settings.home_hero_description),
    settings.home_hero_enabled &&
      bullets(
        solutions.slice(0, mostSolutions).map(({ title, path }) => linked({ label: title, href: path })),
      ),
    words(settings.home_hero_intro_text),
  );
}

const sections: Record<HomeSectionKey, (home: HomeData) => string> = {
  solutions: ({ settings, solutions }) =>
    section(
      { label: "Solutions", heading: settings.home_solutions_title },
      ...solutions.map(({ title, path, excerpt }) =>
        stacked(`### ${linked({ label: title, href: path })}`, words(excerpt)),
      ),
      solutions.length === 0 && words("No solutions are published yet."),
    ),
  cases: ({ settings }) =>
    section(
      { label: "Cases", heading: settings.home_cases_title },
      words(settings.home_cases_description),
      ...settings.home_cases_items.map(({ title, label, description, url }) =>
        stacked(
          `### ${linked({ label: title, href: url })}`,
          label && `*${words(label)}*`,
          words(description),
        ),
      ),
    ),
  services: ({ settings }) =>
    section(
      { label: "Services", heading: settings.home_services_title },
      words(settings.home_services_description),
      serviceList(settings.home_services_discovery_title, settings.home_services_discovery_items),
      serviceList(settings.home_services_delivery_title, settings.home_services_delivery_items),
    ),
  testimonials: (home) => {
    const quotes = homeQuotes(home);
    return section(
      { label: "Clients", heading: home.settings.home_testimonials_title },
      ...quotes.map(({ testimonial, name, position, company, country }) =>
        indented(
          stacked(
            words(testimonial),
            [name, position, company, country].filter(Boolean).map(words).join(", "),
          ),
          "> ",
        ),
      ),
      quotes.length === 0 && words("No testimonials are published yet."),
    );
  },
  clutch: ({ settings }) =>
    section(
      { label: "Clutch", heading: settings.home_clutch_title },
      linked({ label: "Read them on Clutch", href: settings.home_clutch_url }),
      words(settings.home_clutch_rating),
      settings.home_clutch_rating ? words(settings.home_clutch_reviews) : "",
    ),
  clients: ({ settings }) =>
    section(
      { label: "We build for" },
      bullets(settings.home_clients_logos.map(({ altText }) => words(altText))),
    ),
  team: ({ settings }) =>
    section(
      { label: "Team", heading: settings.home_team_slider_title },
      words(settings.home_team_slider_subtitle),
      bullets(settings.home_team_members.map(({ name, role }) => `**${words(name)}**, ${words(role)}`)),
    ),
  news: ({ settings, news }) =>
    section(
      { label: "News", heading: settings.home_news_title },
      ...news.map((article, position) =>
        stacked(
          datelineMarkdown(article),
          `### ${linked({ label: article.title, href: sitePaths.article(article.slug) })}`,
          position === 0 && words(article.excerpt),
        ),
      ),
      news.length > 0
        ? linked({ label: "All news", href: sitePaths.news() })
        : words("Nothing is published yet."),
    ),
  offices: ({ settings }) =>
    section(
      { label: "Offices", heading: settings.home_offices_title },
      words(settings.home_offices_description),
      ...settings.home_offices_items.map(({ city, country, address, coordinates }) =>
        stacked(`### ${words(city)}`, words(country), words(address), words(coordinates)),
      ),
    ),
};

type Services = HomeData["settings"]["home_services_discovery_items"];

function serviceList(title: string, items: Services): string {
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
