import { sharedBlockType } from "#app/domain/content-types/shared-block.ts";
import { contents, longText, text } from "#app/domain/settings/fields.ts";
import { section } from "#app/domain/settings/section.ts";

const headline = (help: string) => text({ label: "Headline", perLanguage: true, max: 120, help });

const intro = longText({
  label: "Introduction",
  perLanguage: true,
  max: 300,
  help: "Below the headline, and in search results.",
});

/** The public list of articles. */
export const newsList = section(
  { tab: "pages", title: "News" },
  {
    news_headline: headline("Above the list of articles. If it is empty: “News”."),
    news_intro: intro,
  },
);

/** The public list of job openings. */
export const careers = section(
  { tab: "pages", title: "Careers" },
  {
    careers_headline: headline("Above the list of job openings. If it is empty: “Careers”."),
    careers_intro: intro,
    careers_blocks: contents({
      label: "Above the job openings",
      perLanguage: true, // shared blocks have one language
      help: "Shared blocks on the list of job openings, such as a day in the office. The list is the same without them.",
      of: sharedBlockType,
      singular: "shared block",
      max: 6,
    }),
  },
);
