import type { ComponentType } from "react";
import type { HomeData, HomeSectionProps } from "./home-data.ts";
import { type HomeSectionKey, shownSections } from "./section-order.ts";
import { CasesSection } from "./sections/cases.tsx";
import { ClientsSection } from "./sections/clients.tsx";
import { ClutchSection } from "./sections/clutch.tsx";
import { NewsSection } from "./sections/news.tsx";
import { OfficesSection } from "./sections/offices.tsx";
import { ServicesSection } from "./sections/services.tsx";
import { SolutionsSection } from "./sections/solutions.tsx";
import { TeamSection } from "./sections/team.tsx";
import { TestimonialsSection } from "./sections/testimonials.tsx";

const views: Record<HomeSectionKey, ComponentType<HomeSectionProps>> = {
  solutions: SolutionsSection,
  cases: CasesSection,
  services: ServicesSection,
  testimonials: TestimonialsSection,
  clutch: ClutchSection,
  clients: ClientsSection,
  team: TeamSection,
  news: NewsSection,
  offices: OfficesSection,
};

/** The sections that are turned on, numbered as they come. */
export function HomeSections({ home }: { home: HomeData }) {
  return shownSections(home).map((key, position) => {
    const View = views[key];
    return <View key={key} home={home} number={String(position + 1).padStart(2, "0")} />;
  });
}
