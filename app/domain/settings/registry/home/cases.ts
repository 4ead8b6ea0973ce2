import { flag, image, link, list, longText, text } from "#app/domain/settings/fields.ts";
import { section } from "#app/domain/settings/section.ts";

export const cases = section(
  { tab: "home", title: "Cases" },
  {
    home_cases_enabled: flag({ label: "Show cases" }),
    home_cases_title: text({
      label: "Title",
      default: "Projects with their numbers left in",
      required: true,
    }),
    home_cases_description: longText({
      label: "Description",
      default: "Each with the result, the way it was measured and the part that went wrong.",
      max: 320,
    }),
    home_cases_items: list({
      label: "Cases",
      help: "In this order. Without cases the section is left out.",
      singular: "case",
      item: {
        title: text({ label: "Client", max: 80, required: true }),
        label: text({ label: "Caption", help: "A word or two in small type: field and year.", max: 60 }),
        description: longText({ label: "Result", help: "One line.", max: 240, required: true }),
        url: link({ label: "Link", required: true }),
        imageUrl: image({ label: "Cover" }),
      },
      max: 24,
    }),
  },
);
