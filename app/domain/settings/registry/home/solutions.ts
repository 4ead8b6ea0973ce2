import { flag, text } from "#app/domain/settings/fields.ts";
import { section } from "#app/domain/settings/section.ts";

export const solutions = section(
  { tab: "home", title: "Solutions", about: "Lists the published pages below Solutions, in their order." },
  {
    home_solutions_enabled: flag({ label: "Show solutions" }),
    home_solutions_title: text({
      label: "Title",
      default: "What we have built often enough to price",
      required: true,
    }),
  },
);
