import { blockPositions } from "#app/blocks/block-position.ts";
import { markdownOf } from "#app/blocks/markdown.ts";
import { bullets, linked, stacked, words } from "#app/blocks/markdown-parts.ts";
import type { ResolvedBlock } from "#app/blocks/resolved-block.ts";
import type { PageLink } from "#app/domain/pages/page.ts";
import type { Language } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.ts";
import { sitePathsIn } from "#app/paths/site-paths.ts";
import type { ContentPage } from "#app/site/content-page.server.ts";
import type { NextStepsTexts } from "#app/site/enquiry/next-steps-texts.ts";
import type { HomePage } from "#app/site/home/home-page.server.ts";
import { headlineOf, titleAboveHeadline } from "../content/opening.tsx";

/** A content page, in the order of the rendered page. */
export function contentMarkdown(page: ContentPage, language: Language): string {
  const { title, excerpt, trail, blocks, next, siblings } = page;
  return stacked(
    trailMarkdown(trail, title),
    words(titleAboveHeadline(page)),
    !blockPositions(blocks)[0]?.isOpening && openingMarkdown(headlineOf(page), excerpt),
    blocksMarkdown(blocks, language),
    blocks.length === 0 && words(messagesIn(language).site.emptyPage),
    siblings && wayOnMarkdown(siblings, language),
    next && nextMarkdown({ ...next, within: trail.at(-1)?.title }, language),
  );
}

export function homeMarkdown({ headline, blocks }: HomePage, language: Language): string {
  return stacked(
    !blockPositions(blocks)[0]?.isOpening && openingMarkdown(headline),
    blocksMarkdown(blocks, language),
  );
}

function blocksMarkdown(blocks: ResolvedBlock[], language: Language): string {
  const places = blockPositions(blocks);
  return stacked(
    ...blocks.map((block, position) => {
      const markdown = markdownOf(block, language);
      return places[position]?.isOpening ? markdown.replace(/^## /m, "# ") : markdown;
    }),
  );
}

/** The page of the enquiry form; its first line links to the form. */
export function enquiryMarkdown(steps: NextStepsTexts, language: Language): string {
  const clients = steps.form_client_logos.map(({ altText }) => words(altText));
  const next = [
    { title: steps.form_step1_title, text: steps.form_step1_description },
    { title: steps.form_step2_title, text: steps.form_step2_description },
    { title: steps.form_step3_title, text: steps.form_step3_description },
  ];
  return stacked(
    letsTalk(language),
    openingMarkdown(messagesIn(language).site.requestEstimate),
    `## ${words(steps.form_section_heading)}`,
    ...next.map(({ title, text }) => stacked(`### ${words(title)}`, words(text))),
    clients.length > 0 && stacked(words(steps.form_logos_heading), bullets(clients)),
  );
}

const letsTalk = (language: Language) =>
  linked({ label: messagesIn(language).site.letsTalk, href: sitePathsIn(language).letsTalk() });

/** The end of a third-level page: its siblings and a link to the enquiry form. */
function wayOnMarkdown(siblings: PageLink[], language: Language): string {
  const links = siblings.map(({ title, path }) => linked({ label: title, href: path }));
  return stacked(...links, letsTalk(language));
}

/** Breadcrumbs: `[Solutions](/solutions) / AI assistants`. */
export function trailMarkdown(trail: PageLink[], title: string): string {
  return [...trail.map(({ title, path }) => linked({ label: title, href: path })), words(title)].join(" / ");
}

/** A page's title and intro, for pages without a hero block. */
export function openingMarkdown(title: string, lead?: string | null): string {
  return stacked(`# ${words(title)}`, words(lead));
}

interface Next extends PageLink {
  excerpt?: string | null;
  within?: string;
}

/** The link to the next page. */
export function nextMarkdown({ title, path, excerpt, within }: Next, language: Language): string {
  const { next, nextIn } = messagesIn(language).site.nextPage;
  const place = words(within ? nextIn(within) : next);
  return stacked(`${place}: ${linked({ label: title, href: path })}`, words(excerpt));
}
