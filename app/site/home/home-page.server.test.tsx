import { expect, test } from "vitest";
import { defaultSettings, type Settings } from "#app/domain/settings/registry.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { createTestimonial } from "#tests/support/factories/testimonials.ts";
import { renderLazyToText } from "#tests/support/render-to-text.tsx";
import { Home } from "./home.tsx";
import { homePageOf } from "./home-page.server.ts";

const office = {
  city: "Lisbon",
  country: "",
  address: "Marvila",
  phone: "",
  timeZone: "",
  coordinates: "",
  imageUrl: "",
};

const service = { title: "Web development", description: "", url: "" };

async function renderHome(settings: Partial<Settings>): Promise<string> {
  const listed = { home_offices_items: [office], home_services_discovery_items: [service] };
  const home = await homePageOf({ ...defaultSettings, ...listed, ...settings }, undefined);
  return renderLazyToText(<Home {...home} />);
}

async function publishOneOfEach() {
  await createPage({ slug: "solutions", role: "solutions" });
  await createPage({ slug: "dwh", parentSlug: "solutions" });
  await createArticle();
  await createTestimonial();
}

test("HOME-07: a disabled section is omitted, and the others are renumbered", async () => {
  await publishOneOfEach();
  expect(await renderHome({})).toMatch(
    /01<\/span><span> — <\/span><\/span>Solutions.*02<\/span><span> — <\/span><\/span>Services/s,
  );
  const html = await renderHome({ home_solutions_enabled: false });
  expect(html).not.toContain("</span>Solutions");
  expect(html).toMatch(/01<\/span><span> — <\/span><\/span>Services/);
});

test("LANG-01: labels that nobody has changed are in the language of the site", async () => {
  await publishOneOfEach();
  const labels = async (content?: unknown) => {
    const page = content === undefined ? undefined : await createPage({ slug: "home", content });
    const settings: Settings = { ...defaultSettings, home_offices_items: [office], site_language: "de" };
    const { blocks } = await homePageOf(settings, page);
    return blocks.flatMap(({ props }) => ("label" in props ? [props.label] : []));
  };
  expect(await labels()).toEqual(["Kundenstimmen", "Aktuelles", "Standorte"]);
  const props = { source: "settings", label: "Notizen", layout: "covers", limit: 3 };
  expect(await labels([{ id: crypto.randomUUID(), type: "news-list", version: 1, props }])).toEqual([
    "Notizen",
  ]);
});

test("LANG-03: labels that a translated home page has from its original are in its own language", async () => {
  await createArticle();
  const props = { source: "settings", label: "Aktuelles", layout: "covers", limit: 3 };
  const content = [{ id: crypto.randomUUID(), type: "news-list", version: 1, props }];
  const { blocks } = await homePageOf(defaultSettings, await createPage({ slug: "home", content }));
  expect(blocks).toMatchObject([{ props: { label: "News" } }]);
});

const turnedOff: [keyof Settings, string][] = [
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

test.each(turnedOff)("HOME-07: %s disables its section and no other", async (flag, label) => {
  await publishOneOfEach();
  const everything: Partial<Settings> = {
    home_team_members: [{ name: "Marta", role: "Partner", imageUrl: "" }],
    home_cases_items: [{ title: "Ferries", label: "", description: "", url: "/cases/ferries", imageUrl: "" }],
    home_clutch_url: "https://clutch.co",
    home_clients_logos: [{ imageUrl: "", altText: "Oriel" }],
  };
  expect(labelsOf(await renderHome(everything))).toHaveLength(turnedOff.length);
  const others = turnedOff.map(([, other]) => other).filter((other) => other !== label);
  expect(labelsOf(await renderHome({ ...everything, [flag]: false })).sort()).toEqual(others.sort());
});

function labelsOf(html: string): string[] {
  return [...html.matchAll(/\d\d<\/span><span> — <\/span><\/span>([^<]+)/g)].map(([, label]) => label ?? "");
}

test("HOME-07: the client logos use the configured spacing, greyscale and hover effect", async () => {
  const marks = (settings: Partial<Settings>) =>
    renderHome({ home_clients_logos: [{ imageUrl: "", altText: "Oriel" }], ...settings });
  expect(await marks({ home_clients_logo_spacing: 88 })).toContain('width="88"');
  expect(await marks({ home_clients_grayscale_enabled: true })).toContain(" grayscale");
  expect(await marks({ home_clients_grayscale_enabled: false })).not.toContain(" grayscale");
  expect(await marks({ home_clients_hover_effect: "colour" })).toContain("hover:grayscale-0");
  expect(await marks({ home_clients_hover_effect: "lift" })).toContain("hover:-translate-y-1");
  expect(await marks({ home_clients_hover_effect: "none" })).not.toMatch(
    /hover:(?:grayscale-0|-translate-y-1 )/,
  );
});

test("HOME-07: a section with an empty list is omitted", async () => {
  expect(await renderHome({})).toContain("Lisbon");
  expect(labelsOf(await renderHome({ home_offices_items: [] }))).not.toContain("Offices");
  expect(labelsOf(await renderHome({ home_cases_items: [] }))).not.toContain("Cases");
  expect(labelsOf(await renderHome({}))).toContain("Services");
  expect(labelsOf(await renderHome({ home_services_discovery_items: [] }))).not.toContain("Services");
});

test("HOME-07: sections without a published article, testimonial or solution are hidden from visitors", async () => {
  const labels = labelsOf(await renderHome({}));
  for (const label of ["Solutions", "Clients", "News"]) expect(labels).not.toContain(label);
});

test("HOME-07: the home page's own testimonials replace the site's", async () => {
  await createTestimonial({ testimonial: "It stands." });
  expect(await renderHome({})).toContain("It stands.");
  const quote = { testimonial: "It runs.", name: "Ines", position: "", company: "", avatar: "" };
  const html = await renderHome({ home_testimonials: [quote] });
  expect(html).toContain("It runs.");
  expect(html).not.toContain("It stands.");
});

test("HOME-06: the stage lists nine solutions, and its headline is the page's h1", async () => {
  await createPage({ slug: "solutions" });
  for (let made = 1; made <= 10; made += 1) {
    await createPage({ slug: `solution-${made}`, title: `Solution ${made}`, parentSlug: "solutions" });
  }
  const html = await renderHome({ home_solutions_enabled: false });
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain("Solution 9<");
  expect(html).not.toContain("Solution 10<");
});

test("HOME-01: without the stage the headline is still the page's h1", async () => {
  const html = await renderHome({ home_hero_section_enabled: false });
  expect(html).not.toContain("home-stage");
  expect(html.match(/<h1/g)).toHaveLength(1);
});
