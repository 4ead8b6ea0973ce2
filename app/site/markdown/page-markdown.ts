import { blockPositions } from "#app/blocks/block-position.ts";
import { markdownOf } from "#app/blocks/markdown.ts";
import { bullets, linked, stacked, words } from "#app/blocks/markdown-parts.ts";
import type { ResolvedBlock } from "#app/blocks/resolved-block.ts";
import type { PageLink } from "#app/domain/pages/page.ts";
import type { Edition } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.ts";
import { sitePathsIn } from "#app/paths/site-paths.ts";
import type { ContentPage } from "#app/site/content-page.server.ts";
import type { NextStepsTexts } from "#app/site/enquiry/next-steps-texts.ts";
import type { HomePage } from "#app/site/home/home-page.server.ts";
import { headlineOf, titleAboveHeadline } from "../content/opening.tsx";
import type { Desks } from "../enquiry/enquiry-desks.tsx";

/** A content page, in the order of the rendered page. */
export function contentMarkdown(page: ContentPage, edition: Edition): string {
  const { title, excerpt, trail, blocks, next, wayOn } = page;
  return stacked(
    trailMarkdown(trail, title),
    words(titleAboveHeadline(page)),
    !blockPositions(blocks)[0]?.isOpening && openingMarkdown(headlineOf(page), excerpt),
    blocksMarkdown(blocks, edition),
    blocks.length === 0 && words(messagesIn(edition.language).site.emptyPage),
    wayOn && wayOnMarkdown(wayOn, edition),
    next && nextMarkdown({ ...next, within: trail.at(-1)?.title }, edition),
  );
}

export function homeMarkdown({ headline, blocks }: HomePage, edition: Edition): string {
  return stacked(
    !blockPositions(blocks)[0]?.isOpening && openingMarkdown(headline),
    blocksMarkdown(blocks, edition),
  );
}

function blocksMarkdown(blocks: ResolvedBlock[], edition: Edition): string {
  const places = blockPositions(blocks);
  return stacked(
    ...blocks.map((block, position) => {
      const markdown = markdownOf(block, edition);
      return places[position]?.isOpening ? markdown.replace(/^## /m, "# ") : markdown;
    }),
  );
}

interface EnquiryTexts {
  nextSteps: NextStepsTexts;
  desks: Desks;
}

/** The page of the enquiry form; its first line links to the form. */
export function enquiryMarkdown({ nextSteps: steps, desks }: EnquiryTexts, edition: Edition): string {
  const clients = steps.form_client_logos.map(({ altText }) => words(altText));
  const next = [
    { title: steps.form_step1_title, text: steps.form_step1_description },
    { title: steps.form_step2_title, text: steps.form_step2_description },
    { title: steps.form_step3_title, text: steps.form_step3_description },
  ];
  return stacked(
    letsTalk(edition),
    openingMarkdown(messagesIn(edition.language).site.requestEstimate),
    desks.offices.length > 0 &&
      stacked(
        words(messagesIn(edition.language).enquiry.desks),
        bullets(desks.offices.map(({ city, hoursText }) => `${words(city)}: ${words(hoursText)}`)),
      ),
    replyMarkdown(steps.reply, edition),
    `## ${words(steps.form_section_heading)}`,
    ...next.map(({ title, text }) => stacked(`### ${words(title)}`, words(text))),
    clients.length > 0 && stacked(words(steps.form_logos_heading), bullets(clients)),
  );
}

function replyMarkdown({ person, city, hoursText }: NextStepsTexts["reply"], { language }: Edition): string {
  const { who, promise, rule } = messagesIn(language).enquiry.reply;
  return stacked(
    person && `${words(who)}: **${words(person.name)}**${person.role ? `, ${words(person.role)}` : ""}`,
    `${words(city)}: ${words(hoursText)}`,
    `${words(promise)} ${words(rule)}.`,
  );
}

const letsTalk = (edition: Edition) =>
  linked({ label: messagesIn(edition.language).site.letsTalk, href: sitePathsIn(edition).letsTalk() });

/** The end of a third-level page: where it leads, and a link to the enquiry form. */
function wayOnMarkdown(pages: PageLink[], edition: Edition): string {
  const links = pages.map(({ title, path }) => linked({ label: title, href: path }));
  return stacked(...links, letsTalk(edition));
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
export function nextMarkdown({ title, path, excerpt, within }: Next, { language }: Edition): string {
  const { next, nextIn } = messagesIn(language).site.nextPage;
  const place = words(within ? nextIn(within) : next);
  return stacked(`${place}: ${linked({ label: title, href: path })}`, words(excerpt));
}
