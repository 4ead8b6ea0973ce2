import { sharedBlockType } from "#app/domain/content-types/shared-block.ts";
import { contents } from "#app/domain/settings/fields.ts";
import { section } from "#app/domain/settings/section.ts";

export const careers = section(
  { tab: "pages", title: "Careers" },
  {
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
