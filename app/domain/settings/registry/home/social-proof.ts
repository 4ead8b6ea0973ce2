import { choice, flag, image, link, list, longText, number, text } from "#app/domain/settings/fields.ts";
import { section } from "#app/domain/settings/section.ts";

/** A client in a logo strip. */
export const logoParts = {
  altText: text({
    label: "Name",
    help: "Read out, and set as a word mark while there is no picture.",
    required: true,
    max: 80,
  }),
  imageUrl: image({ label: "Picture", help: "SVG on a transparent ground." }),
};

export const clients = section(
  { tab: "home", title: "Clients" },
  {
    home_clients_enabled: flag({ label: "Show the strip of clients" }),
    home_clients_logos: list({
      label: "Clients",
      help: "Without clients the strip is left out.",
      singular: "client",
      item: logoParts,
      max: 40,
    }),
    home_clients_logo_spacing: number({
      label: "Space between logos",
      default: 56,
      min: 0,
      max: 200,
      unit: "px",
    }),
    home_clients_grayscale_enabled: flag({ label: "Greyscale until hovered" }),
    home_clients_hover_effect: choice({
      label: "Pointed at",
      options: { none: "Nothing happens", colour: "Turns to its own colour", lift: "Rises a little" },
      default: "colour",
    }),
  },
);

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

export const testimonials = section(
  { tab: "home", title: "Testimonials" },
  {
    home_testimonials_enabled: flag({ label: "Show testimonials" }),
    home_testimonials_title: text({
      label: "Title",
      default: "What clients say when asked twice",
      required: true,
    }),
    home_testimonials: list({
      label: "Only on the home page",
      help: "An empty list shows the published testimonials of the site.",
      singular: "testimonial",
      item: {
        testimonial: longText({ label: "Words", max: 800, required: true }),
        name: text({ label: "Name", max: 80, required: true }),
        position: text({ label: "Position", max: 80 }),
        company: text({ label: "Company", max: 80 }),
        avatar: image({ label: "Portrait" }),
      },
      max: 20,
    }),
  },
);
