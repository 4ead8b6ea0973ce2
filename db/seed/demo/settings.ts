import { sql } from "drizzle-orm";
import { registry, type SettingKey, type Settings } from "#app/domain/settings/registry.ts";
import { writeStored } from "#app/domain/settings/stored-value.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { siteSettings } from "#db/schema/settings.ts";

/** Where the demo agency differs from the defaults, which are in its voice already. */
export const demoSettings = {
  footer_social_linkedin: "https://www.linkedin.com/company/kestrel-software-example",
  footer_social_facebook: "https://www.facebook.com/kestrel.software.example",
  footer_social_instagram: "https://www.instagram.com/kestrel.software.example",
  footer_built_by_text: "Designed, built and run in Lisbon, Vilnius and Manchester.",
  form_client_logos: wordMarks(
    "Harbourline",
    "Nordvolt",
    "Ostra",
    "Penumbra & Co",
    "Calder Health",
    "Tessel",
  ),
  home_hero_description:
    "We build solutions, not just apps or websites, for companies that cannot afford a second try. Eleven years, 140 launches, one rule: it runs on Monday.",
  home_team_members: [
    {
      name: "Marta Esteves",
      role: "Partner, engineering",
      imageUrl: "/art/portraits/marta-esteves-480.webp",
    },
    { name: "Tomas Rimkus", role: "Partner, engineering", imageUrl: "/art/portraits/tomas-rimkus-480.webp" },
    { name: "Helen Ashworth", role: "Partner, design", imageUrl: "/art/portraits/helen-ashworth-480.webp" },
    { name: "Joana Pires", role: "Data lead", imageUrl: "/art/portraits/joana-pires-480.webp" },
    { name: "Daniel Okafor", role: "AI lead", imageUrl: "/art/portraits/daniel-okafor-480.webp" },
    { name: "Greta Stankutė", role: "Mobile lead", imageUrl: "/art/portraits/greta-stankute-480.webp" },
    {
      name: "Piotr Wolny",
      role: "Platform and security lead",
      imageUrl: "/art/portraits/piotr-wolny-480.webp",
    },
    {
      name: "Leonor Baptista",
      role: "Product design lead",
      imageUrl: "/art/portraits/leonor-baptista-480.webp",
    },
  ],
  home_services_discovery_items: [
    {
      title: "Discovery",
      description: "Two to three weeks for a tested scope, a price and a plan you can take to any firm.",
      url: "/services/discovery",
    },
    {
      title: "Technical audit",
      description: "Eight working days, twelve pages: what will hurt, when, and what prevention costs.",
      url: "/services/discovery/technical-audit",
    },
    {
      title: "Product design",
      description:
        "Starts from the empty list, the long surname and the lost connection. Delivered as working parts.",
      url: "/services/product-design",
    },
  ],
  home_services_delivery_items: [
    {
      title: "Web development",
      description:
        "TypeScript, React and Postgres, with limits that fail the build and a handover planned from the start.",
      url: "/services/web-development",
    },
    {
      title: "Mobile development",
      description: "Native, shared or a good mobile site. We say on the first call when no app is needed.",
      url: "/services/mobile-development",
    },
    {
      title: "AI engineering",
      description: "Retrieval, limits, tests and cost per answer. The model is the part you can swap.",
      url: "/services/ai-engineering",
    },
    {
      title: "Data engineering",
      description:
        "Pipelines that stop when rows go missing, say why, and can reload any month within a day.",
      url: "/services/data-engineering",
    },
    {
      title: "Cloud and DevOps",
      description: "Infrastructure as code, small releases, rehearsed restores and a smaller bill.",
      url: "/services/cloud-and-devops",
    },
    {
      title: "Support and evolution",
      description: "On call for what we or others built. Three plans, with an exit written into each.",
      url: "/services/support-and-evolution",
    },
  ],
  home_cases_title: "Eight projects with their numbers left in",
  home_cases_items: [
    demoCase(
      "Harbourline Ferries",
      "Booking · 2025",
      "Three spreadsheets became one booking desk in nine weeks. Oversold sailings fell from 61 to 2 a summer.",
    ),
    demoCase(
      "Nordvolt Energy",
      "Forecasting · 2024",
      "Tomorrow’s load is known by half past five, and imbalance costs 24% less per MWh.",
    ),
    demoCase(
      "Ostra Bank",
      "Banking · 2023–2024",
      "A company account in nineteen minutes. It used to take eleven days.",
    ),
    {
      ...demoCase(
        "Penumbra & Co",
        "Fashion · 2025",
        "Five collection launches without an outage, and the main picture in 1.3 s instead of 4.8.",
      ),
      url: "/cases/penumbra-fashion",
      imageUrl: coverOf("penumbra-fashion"),
    },
    demoCase(
      "Calder Health",
      "Advice line · 2026",
      "A checked answer in two minutes instead of six, over 18,400 calls. No source, no sentence.",
    ),
    demoCase(
      "Tessel Market",
      "Marketplace · 2024",
      "Second-hand tiles sold from ten weeks on. Shipments claimed as broken: 8.1% before, 2.9% now.",
    ),
    demoCase(
      "Lumen Homes",
      "Smart home · 2022–2023",
      "Heating, doorbell and repairs for 40,000 flats, with 46% fewer calls about heating.",
    ),
    demoCase(
      "Attis Logistics",
      "HR portal · 2025",
      "Shift plans for 3,200 drivers. Payslip corrections went from 410 a month to 37.",
    ),
  ],
  home_offices_title: "Three doors, two time zones",
  home_offices_items: [
    {
      city: "Lisbon",
      country: "Portugal",
      address: "Rua do Açúcar, Marvila\n1950 Lisboa",
      coordinates: "38.7369 N — 9.1046 W",
      imageUrl: "/art/offices/lisbon-960.webp",
    },
    {
      city: "Vilnius",
      country: "Lithuania",
      address: "Vytenio gatvė, Naujamiestis\n03113 Vilnius",
      coordinates: "54.6757 N — 25.2597 E",
      imageUrl: "/art/offices/vilnius-960.webp",
    },
    {
      city: "Manchester",
      country: "United Kingdom",
      address: "Jersey Street, Ancoats\nManchester M4",
      coordinates: "53.4846 N — 2.2270 W",
      imageUrl: "/art/offices/manchester-960.webp",
    },
  ],
  home_clutch_rating: "4.9",
  home_clutch_reviews: "37 reviews since 2016",
  home_clutch_url: "https://clutch.co/",
  home_clients_logos: wordMarks(
    "Harbourline",
    "Nordvolt",
    "Ostra",
    "Penumbra & Co",
    "Calder Health",
    "Tessel",
    "Lumen Homes",
    "Attis",
    "Oriel Rail",
    "Marram Insurance",
    "Solvane",
    "Brackwater",
  ),
  cookie_banner_text:
    "The site works the same whichever button you press. With your permission we also count visits and see whether an advertisement brought you; nothing of that loads before you answer.",
} satisfies Partial<Settings>;

/** Writes the demo agency's values over defaults; a setting that somebody has saved since is left alone. */
export async function seedDemoSettings(tx: Transaction) {
  const rows = (Object.keys(demoSettings) as (keyof typeof demoSettings & SettingKey)[]).map((key) => ({
    key,
    value: writeStored(registry[key], demoSettings[key]),
  }));
  await tx
    .insert(siteSettings)
    .values(rows)
    .onConflictDoUpdate({
      target: siteSettings.key,
      set: { value: sql`excluded.value` },
      setWhere: sql`${siteSettings.version} = 1`,
    });
}

function demoCase(title: string, label: string, description: string) {
  const slug = slugOf(title);
  return { title, label, description, url: `/cases/${slug}`, imageUrl: coverOf(slug) };
}

function coverOf(slug: string) {
  return `/art/covers/${slug}-1024.webp`;
}

function wordMarks(...names: string[]) {
  return names.map((altText) => ({ altText, imageUrl: `/art/marks/${slugOf(altText)}.svg` }));
}

function slugOf(name: string) {
  return name.toLowerCase().replaceAll(" ", "-").replace("&", "and");
}
