import { flag, link, text } from "#app/domain/settings/fields.ts";
import { section } from "#app/domain/settings/section.ts";

export const clutch = section(
  {
    tab: "home",
    title: "Clutch",
    about: "Ratings on clutch.co. Without the address of a profile the section is left out.",
  },
  {
    home_clutch_enabled: flag({ label: "Show the rating" }),
    home_clutch_title: text({ label: "Title", default: "Reviewed where we cannot edit", required: true }),
    home_clutch_rating: text({ label: "Rating", help: "As the profile shows it, like 4.9.", max: 10 }),
    home_clutch_reviews: text({
      label: "Basis",
      help: "What the rating rests on, like 37 reviews since 2016.",
      max: 60,
    }),
    home_clutch_url: link({ label: "Profile" }),
  },
);
