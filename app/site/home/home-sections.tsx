import type { ComponentType } from "react";
import type { HomeData, HomeSectionProps } from "./home-data.ts";
import { CasesSection } from "./sections/cases.tsx";
import { ClientsSection } from "./sections/clients.tsx";
import { ClutchSection } from "./sections/clutch.tsx";
import { NewsSection } from "./sections/news.tsx";
import { OfficesSection } from "./sections/offices.tsx";
import { ServicesSection } from "./sections/services.tsx";
import { SolutionsSection } from "./sections/solutions.tsx";
import { TeamSection } from "./sections/team.tsx";
import { TestimonialsSection } from "./sections/testimonials.tsx";

interface HomeSection {
  key: string;
  /** Whether it is turned on and has something to show, or an honest word about having nothing. */
  isShown: (home: HomeData) => boolean;
  View: ComponentType<HomeSectionProps>;
}

/** HOME-07: the sections below the stage, in their order. */
const sections: HomeSection[] = [
  { key: "solutions", isShown: ({ settings }) => settings.home_solutions_enabled, View: SolutionsSection },
  {
    key: "cases",
    isShown: ({ settings }) => settings.home_cases_enabled && settings.home_cases_items.length > 0,
    View: CasesSection,
  },
  { key: "services", isShown: ({ settings }) => settings.home_services_enabled, View: ServicesSection },
  {
    key: "testimonials",
    isShown: ({ settings }) => settings.home_testimonials_enabled,
    View: TestimonialsSection,
  },
  {
    key: "clutch",
    isShown: ({ settings }) => settings.home_clutch_enabled && settings.home_clutch_url !== "",
    View: ClutchSection,
  },
  {
    key: "clients",
    isShown: ({ settings }) => settings.home_clients_enabled && settings.home_clients_logos.length > 0,
    View: ClientsSection,
  },
  {
    key: "team",
    isShown: ({ settings }) => settings.home_team_slider_enabled && settings.home_team_members.length > 0,
    View: TeamSection,
  },
  { key: "news", isShown: ({ settings }) => settings.home_news_enabled, View: NewsSection },
  {
    key: "offices",
    isShown: ({ settings }) => settings.home_offices_enabled && settings.home_offices_items.length > 0,
    View: OfficesSection,
  },
];

/** The sections that are turned on, numbered as they come. */
export function HomeSections({ home }: { home: HomeData }) {
  return sections
    .filter(({ isShown }) => isShown(home))
    .map(({ key, View }, position) => (
      <View key={key} home={home} number={String(position + 1).padStart(2, "0")} />
    ));
}
