import {
  listPublishedNews,
  listPublishedTestimonials,
} from "#app/domain/content-store/published-content.server.ts";
import { childrenOfRole } from "#app/domain/pages/page-index.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { drawingAddress } from "#app/flow-field/drawings.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { HomeSection } from "./home-sections.ts";
import { officeListOf } from "./offices/data.server.ts";
import type { Quote } from "./testimonials/quotes.tsx";

/** Loaders of the data of the home page's sections. Null while a section is disabled or has nothing to show. */
export const homeData = {
  "home-stage": homeStage,
  "home-solutions": homeSolutions,
  "home-cases": homeCases,
  "home-clients": homeClients,
  "home-clutch": homeClutch,
  "home-services": homeServices,
  "home-testimonials": homeTestimonials,
  "home-news": homeNews,
  "home-team": homeTeam,
  "home-offices": homeOffices,
} satisfies Record<HomeSection, (settings: Settings) => unknown>;

/** The number of solutions that fit at the bottom of the stage. */
const MAX_SOLUTIONS = 9;

async function homeStage(settings: Settings) {
  if (!settings.home_hero_section_enabled) return null;
  const solutions = childrenOfRole(await listPublishedPages(), "solutions")
    .slice(0, MAX_SOLUTIONS)
    .map(({ title, path }) => ({ title, path }));
  return {
    brand: { name: settings.brand_name, logo: settings.brand_logo },
    headline: settings.home_hero_headline,
    ...(settings.home_hero_enabled
      ? { opening: { description: settings.home_hero_description, solutions } }
      : {}),
    introText: settings.home_hero_intro_text,
    coordinates: settings.home_offices_items[0]?.coordinates,
  };
}

/** Solutions without a cover get generated art. */
async function homeSolutions(settings: Settings) {
  if (!settings.home_solutions_enabled) return null;
  const pages = childrenOfRole(await listPublishedPages(), "solutions");
  const solutions = pages.map(({ slug, title, path, excerpt, coverImage }) => ({
    title,
    path,
    excerpt,
    coverImage: coverImage || drawingAddress(slug),
  }));
  if (solutions.length === 0) {
    log.warn("no solutions pages are published");
    return null;
  }
  return { title: settings.home_solutions_title, solutions };
}

/** Cases without a picture get generated art. */
function homeCases(settings: Settings) {
  if (!settings.home_cases_enabled || settings.home_cases_items.length === 0) return null;
  return {
    title: settings.home_cases_title,
    description: settings.home_cases_description,
    items: settings.home_cases_items.map((item) => ({
      ...item,
      imageUrl: item.imageUrl || drawingAddress(item.title),
    })),
  };
}

function homeClients(settings: Settings) {
  if (!settings.home_clients_enabled || settings.home_clients_logos.length === 0) return null;
  return {
    logos: settings.home_clients_logos,
    spacing: settings.home_clients_logo_spacing,
    isGrey: settings.home_clients_grayscale_enabled,
    hoverEffect: settings.home_clients_hover_effect,
  };
}

function homeClutch(settings: Settings) {
  if (!settings.home_clutch_enabled || settings.home_clutch_url === "") return null;
  return {
    title: settings.home_clutch_title,
    rating: settings.home_clutch_rating,
    reviews: settings.home_clutch_reviews,
    url: settings.home_clutch_url,
  };
}

/** One of the two lists: discovery and delivery services. */
export interface Services {
  title: string;
  items: Settings["home_services_discovery_items"];
}

function homeServices(settings: Settings) {
  if (!settings.home_services_enabled) return null;
  return {
    title: settings.home_services_title,
    description: settings.home_services_description,
    discovery: {
      title: settings.home_services_discovery_title,
      items: settings.home_services_discovery_items,
    },
    delivery: { title: settings.home_services_delivery_title, items: settings.home_services_delivery_items },
  };
}

/** The site's testimonials that are shown when the home page has no own testimonials. */
const MAX_TESTIMONIALS = 4;

async function homeTestimonials(settings: Settings) {
  if (!settings.home_testimonials_enabled) return null;
  const own = settings.home_testimonials.map((quote) => ({
    ...quote,
    id: `${quote.name} ${quote.testimonial}`,
  }));
  const quotes: Quote[] = own.length > 0 ? own : await listPublishedTestimonials(MAX_TESTIMONIALS);
  return quotes.length > 0 ? { title: settings.home_testimonials_title, quotes } : null;
}

/** The section links to the others. */
const MAX_ARTICLES = 3;

/** Newest first; articles without a picture get generated art. */
async function homeNews(settings: Settings) {
  if (!settings.home_news_enabled) return null;
  const articles = await listPublishedNews(MAX_ARTICLES);
  if (articles.length === 0) return null;
  return {
    title: settings.home_news_title,
    articles: articles.map(({ slug, title, excerpt, publishedDate, tags, coverImage }) => ({
      slug,
      title,
      excerpt,
      publishedDate,
      tags,
      coverImage: coverImage ?? drawingAddress(`article-${slug}`),
    })),
  };
}

function homeTeam(settings: Settings) {
  if (!settings.home_team_slider_enabled || settings.home_team_members.length === 0) return null;
  return {
    title: settings.home_team_slider_title,
    subtitle: settings.home_team_slider_subtitle,
    members: settings.home_team_members,
  };
}

function homeOffices(settings: Settings) {
  if (!settings.home_offices_enabled || settings.home_offices_items.length === 0) return null;
  return {
    title: settings.home_offices_title,
    description: settings.home_offices_description,
    ...officeListOf(settings),
  };
}
