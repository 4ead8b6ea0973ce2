import { expect, test } from "vitest";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { draw } from "#tests/support/draw.tsx";
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
  expect(drawSections({})).toMatch(/01<\/span> — <\/span>Solutions.*02<\/span> — <\/span>Services/s);
  const html = drawSections({ home_solutions_enabled: false });
  expect(html).not.toContain("Solutions");
  expect(html).toMatch(/01<\/span> — <\/span>Services/);
});

const turnedOff: [keyof HomeData["settings"], string][] = [
  ["home_team_slider_enabled", "Team"],
  ["home_solutions_enabled", "Solutions"],
  ["home_services_enabled", "Services"],
  ["home_cases_enabled", "Cases"],
  ["home_offices_enabled", "Offices"],
  ["home_news_enabled", "News"],
  ["home_testimonials_enabled", "Clients"],
  ["home_clutch_enabled", "Clutch"],
  ["home_clients_enabled", "We build for"],
];

test.each(turnedOff)("HOME-07: %s turns its section off, and no other", (flag, label) => {
  const everything: Partial<HomeData["settings"]> = {
    home_team_members: [{ name: "Marta", role: "Partner", imageUrl: "" }],
    home_cases_items: [{ title: "Ferries", label: "", description: "", url: "/cases/ferries", imageUrl: "" }],
    home_clutch_url: "https://clutch.co",
    home_clients_logos: [{ imageUrl: "", altText: "Oriel" }],
  };
  expect(labelsOf(drawSections(everything))).toHaveLength(turnedOff.length);
  const others = turnedOff.map(([, other]) => other).filter((other) => other !== label);
  expect(labelsOf(drawSections({ ...everything, [flag]: false })).sort()).toEqual(others.sort());
});

function labelsOf(html: string): string[] {
  return [...html.matchAll(/\d\d<\/span> — <\/span>([^<]+)/g)].map(([, label]) => label ?? "");
}

test("HOME-07: the clients' marks follow their settings for space, grey and what happens under the pointer", () => {
  const marks = (settings: Partial<HomeData["settings"]>) =>
    drawSections({ home_clients_logos: [{ imageUrl: "", altText: "Oriel" }], ...settings });
  expect(marks({ home_clients_logo_spacing: 88 })).toContain('width="88"');
  expect(marks({ home_clients_grayscale_enabled: true })).toContain(" grayscale");
  expect(marks({ home_clients_grayscale_enabled: false })).not.toContain(" grayscale");
  expect(marks({ home_clients_hover_effect: "colour" })).toContain("hover:grayscale-0");
  expect(marks({ home_clients_hover_effect: "lift" })).toContain("hover:-translate-y-1");
  expect(marks({ home_clients_hover_effect: "none" })).not.toMatch(/hover:(?:grayscale-0|-translate-y-1)/);
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
