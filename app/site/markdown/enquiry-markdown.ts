import { bullets, linked, stacked, words } from "#app/blocks/markdown-parts.ts";
import { sitePaths } from "#app/http/site-paths.ts";
import type { SiteSettings } from "#app/site/site-data.ts";
import { openingMarkdown } from "./page-parts.ts";

/** The page of the enquiry form; the form itself is where its first line leads. */
export function enquiryMarkdown(settings: SiteSettings): string {
  const clients = settings.form_client_logos.map(({ altText }) => words(altText));
  const steps = [
    { title: settings.form_step1_title, text: settings.form_step1_description },
    { title: settings.form_step2_title, text: settings.form_step2_description },
    { title: settings.form_step3_title, text: settings.form_step3_description },
  ];
  return stacked(
    linked({ label: "Let’s Talk", href: sitePaths.letsTalk() }),
    openingMarkdown("Request a project estimate"),
    `## ${words(settings.form_section_heading)}`,
    ...steps.map(({ title, text }) => stacked(`### ${words(title)}`, words(text))),
    clients.length > 0 && stacked(words(settings.form_logos_heading), bullets(clients)),
  );
}
