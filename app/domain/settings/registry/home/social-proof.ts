import { choice, flag, image, link, list, longText, number, text } from "#app/domain/settings/fields.ts";
import { section } from "#app/domain/settings/section.ts";

/** A client in a logo strip. */
export const logoParts = {
  altText: text({
    label: "Name",
    help: "Read by screen readers, and shown if there is no picture.",
    required: true,
    max: 80,
  }),
  imageUrl: image({ label: "Picture", help: "SVG with a transparent background." }),
};

export const clients = section(
  { tab: "home", title: "Clients" },
  {
    home_clients_enabled: flag({ label: "Show the strip of clients" }),
    home_clients_logos: list({
      label: "Clients",
      perLanguage: false, // names of clients
      help: "Without clients, the strip is hidden.",
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
      label: "On hover",
      options: { none: "No change", colour: "Show in colour", lift: "Move up slightly" },
      default: "colour",
    }),
  },
);

export const clutch = section(
  {
    tab: "home",
    title: "Clutch",
    about: "The rating on clutch.co. Without a profile address, the section is hidden.",
  },
  {
    home_clutch_enabled: flag({ label: "Show the rating" }),
    home_clutch_title: text({ label: "Title", perLanguage: true, default: "Reviews", required: true }),
    home_clutch_rating: text({
      label: "Rating",
      perLanguage: true, // 4.9 is 4,9 in German
      help: "As shown on the profile, for example 4.9.",
      max: 10,
    }),
    home_clutch_reviews: text({
      label: "Basis",
      perLanguage: true,
      help: "The basis of the rating, for example 37 reviews since 2016.",
      max: 60,
    }),
    home_clutch_url: link({ label: "Profile", perLanguage: false }),
  },
);

export const testimonials = section(
  { tab: "home", title: "Testimonials" },
  {
    home_testimonials_enabled: flag({ label: "Show testimonials" }),
    home_testimonials_title: text({
      label: "Title",
      perLanguage: true,
      default: "What clients say",
      required: true,
    }),
    home_testimonials: list({
      label: "Only on the home page",
      perLanguage: true,
      help: "If empty, the published testimonials of the site are shown.",
      singular: "testimonial",
      item: {
        testimonial: longText({ label: "Quotation", max: 800, required: true }),
        name: text({ label: "Name", max: 80, required: true }),
        position: text({ label: "Position", max: 80 }),
        company: text({ label: "Company", max: 80 }),
        avatar: image({ label: "Portrait" }),
      },
      max: 20,
    }),
  },
);
