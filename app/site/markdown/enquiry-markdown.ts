import { bullets, linked, stacked, words } from "#app/blocks/markdown-parts.ts";
import { sitePaths } from "#app/http/site-paths.ts";
import type { NextStepsTexts } from "#app/site/enquiry/next-steps-texts.ts";
import { openingMarkdown } from "./page-parts.ts";

/** The page of the enquiry form; the form itself is where its first line leads. */
export function enquiryMarkdown(texts: NextStepsTexts): string {
  const clients = texts.form_client_logos.map(({ altText }) => words(altText));
  const steps = [
    { title: texts.form_step1_title, text: texts.form_step1_description },
    { title: texts.form_step2_title, text: texts.form_step2_description },
    { title: texts.form_step3_title, text: texts.form_step3_description },
  ];
  return stacked(
    linked({ label: "Let’s Talk", href: sitePaths.letsTalk() }),
    openingMarkdown("Request a project estimate"),
    `## ${words(texts.form_section_heading)}`,
    ...steps.map(({ title, text }) => stacked(`### ${words(title)}`, words(text))),
    clients.length > 0 && stacked(words(texts.form_logos_heading), bullets(clients)),
  );
}
