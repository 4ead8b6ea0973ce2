import { expect, test } from "vitest";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { draw } from "#tests/draw.tsx";
import type { HomeData } from "./home-data.ts";
import { HomeSections } from "./home-sections.tsx";

const office = { city: "Lisbon", country: "", address: "Marvila", coordinates: "", imageUrl: "" };

function drawSections(settings: Partial<HomeData["settings"]>, rest: Partial<HomeData> = {}): string {
  const home: HomeData = {
    settings: { ...defaultSettings, home_offices_items: [office], ...settings },
    hasStage: true,
    solutions: [{ title: "DWH", path: "/solutions/dwh", excerpt: null, coverImage: null }],
    news: [],
    testimonials: [],
    ...rest,
  };
  return draw(<HomeSections home={home} />);
}

test("HOME-07: a section that is turned off is left out, and the numbers close up", () => {
  expect(drawSections({})).toMatch(/01<\/span> — Solutions.*02<\/span> — Services/s);
  const html = drawSections({ home_solutions_enabled: false });
  expect(html).not.toContain("Solutions");
  expect(html).toMatch(/01<\/span> — Services/);
});

test("HOME-07: a section whose list is empty is left out", () => {
  expect(drawSections({})).toContain("Lisbon");
  expect(drawSections({ home_offices_items: [] })).not.toContain("Offices");
  expect(drawSections({ home_cases_items: [] })).not.toContain("Cases");
});

test("DATA-10: without news, testimonials or solutions the page says so", () => {
  const html = drawSections({}, { solutions: [] });
  expect(html).toContain("No solutions are published yet.");
  expect(html).toContain("No testimonials are published yet.");
  expect(html).toContain("Nothing is published yet.");
});

test("HOME-07: the home page's own testimonials come before the site's", () => {
  const quote = { testimonial: "It runs.", name: "Ines", position: "", company: "", avatar: "" };
  const site = {
    id: "1",
    testimonial: "It stands.",
    name: "Petri",
    position: null,
    company: null,
    avatar: null,
  };
  expect(drawSections({}, { testimonials: [site] })).toContain("It stands.");
  const html = drawSections({ home_testimonials: [quote] }, { testimonials: [site] });
  expect(html).toContain("It runs.");
  expect(html).not.toContain("It stands.");
});
