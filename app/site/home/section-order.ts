import type { HomeData } from "./home-data.ts";

/** HOME-07: the sections below the stage in their order, each with whether it is turned on and has something to show. */
const order = {
  solutions: ({ settings }) => settings.home_solutions_enabled,
  cases: ({ settings }) => settings.home_cases_enabled && settings.home_cases_items.length > 0,
  services: ({ settings }) => settings.home_services_enabled,
  testimonials: ({ settings }) => settings.home_testimonials_enabled,
  clutch: ({ settings }) => settings.home_clutch_enabled && settings.home_clutch_url !== "",
  clients: ({ settings }) => settings.home_clients_enabled && settings.home_clients_logos.length > 0,
  team: ({ settings }) => settings.home_team_slider_enabled && settings.home_team_members.length > 0,
  news: ({ settings }) => settings.home_news_enabled,
  offices: ({ settings }) => settings.home_offices_enabled && settings.home_offices_items.length > 0,
} satisfies Record<string, (home: HomeData) => boolean>;

export type HomeSectionKey = keyof typeof order;

/** Those that are shown; a section without content stays where it says so honestly. */
export function shownSections(home: HomeData): HomeSectionKey[] {
  return (Object.keys(order) as HomeSectionKey[]).filter((key) => order[key](home));
}
