import { flag, image, list, longText, phone, text, timeZone } from "#app/domain/settings/fields.ts";
import { section } from "#app/domain/settings/section.ts";

export const offices = section(
  {
    tab: "home",
    title: "Offices",
    about:
      "The one place for addresses and phone numbers of offices: the home page, “Offices” blocks and the footer show them.",
  },
  {
    home_offices_enabled: flag({ label: "Show offices" }),
    home_offices_title: text({ label: "Title", default: "Where the kettle is", required: true }),
    home_offices_description: longText({
      label: "Description",
      default: "Come by. Write first, so that the right people are in.",
      max: 320,
    }),
    home_offices_items: list({
      label: "Offices",
      help: "Without offices the section and the blocks are left out.",
      singular: "office",
      item: {
        city: text({ label: "City", max: 60, required: true }),
        country: text({ label: "Country", max: 60 }),
        address: longText({
          label: "Address",
          help: "A line each, as on an envelope.",
          max: 240,
          required: true,
        }),
        phone: phone({ label: "Phone", help: "With the country’s code." }),
        timeZone: timeZone({
          label: "Time zone",
          help: "Like Europe/Lisbon. Empty: that of the response time. Office hours and holidays are set there too.",
        }),
        coordinates: text({
          label: "Coordinates",
          help: "In small type and on the map, like 38.7139 N — 9.1394 W.",
          max: 40,
        }),
        imageUrl: image({ label: "Picture" }),
      },
      max: 12,
    }),
  },
);
