import { flag, image, list, longText, text } from "#app/domain/settings/fields.ts";
import { section } from "#app/domain/settings/section.ts";

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
      help: "In the order of the slider. Without members the section is left out.",
      singular: "member",
      item: {
        name: text({ label: "Name", max: 80, required: true }),
        role: text({ label: "Role", max: 80, required: true }),
        imageUrl: image({ label: "Portrait", help: "Left empty, a plate with initials is drawn." }),
      },
      max: 40,
    }),
  },
);
