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
      help: "Shown in this order. Without cases, the section is hidden.",
      singular: "case",
      item: {
        title: text({ label: "Client", max: 80, required: true }),
        label: text({
          label: "Caption",
          help: "One or two words in small type, for example field and year.",
          max: 60,
        }),
        description: longText({ label: "Result", help: "One line.", max: 240, required: true }),
        url: link({ label: "Link", required: true }),
        imageUrl: image({ label: "Cover" }),
      },
      max: 24,
    }),
  },
);

export const news = section(
  { tab: "home", title: "News", about: "Shows the latest published articles." },
  {
    home_news_enabled: flag({ label: "Show news" }),
    home_news_title: text({ label: "Title", default: "Notes from the work", required: true }),
  },
);

export const solutions = section(
  { tab: "home", title: "Solutions", about: "Lists the published subpages of Solutions, in their order." },
  {
    home_solutions_enabled: flag({ label: "Show solutions" }),
    home_solutions_title: text({
      label: "Title",
      default: "What we have built often enough to price",
      required: true,
    }),
  },
);

export const team = section(
  { tab: "home", title: "Team" },
  {
    home_team_slider_enabled: flag({ label: "Show the team" }),
    home_team_slider_title: text({
      label: "Title",
      default: "The people you would work with",
      required: true,
    }),
    home_team_slider_subtitle: longText({
      label: "Subtitle",
      default:
        "Whoever is on the first call is on the project. Nobody here is handed over after the contract.",
      max: 320,
    }),
    home_team_members: list({
      label: "Members",
      help: "In the order of the slider. Without members, the section is hidden.",
      singular: "member",
      item: {
        name: text({ label: "Name", max: 80, required: true }),
        role: text({ label: "Role", max: 80, required: true }),
        imageUrl: image({ label: "Portrait", help: "If empty, the initials are shown." }),
      },
      max: 40,
    }),
  },
);
