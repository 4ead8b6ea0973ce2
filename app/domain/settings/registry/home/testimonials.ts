import { flag, image, list, longText, text } from "#app/domain/settings/fields.ts";
import { section } from "#app/domain/settings/section.ts";

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
