import { flag, image, list, longText, phone, text, timeZone } from "#app/domain/settings/fields.ts";
import { section } from "#app/domain/settings/section.ts";

export const offices = section(
  {
    tab: "home",
    title: "Offices",
    about: "Addresses and phone numbers of the offices, for the home page, “Offices” blocks and the footer.",
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
      help: "Without offices, the section and the blocks are hidden.",
      singular: "office",
      item: {
        city: text({ label: "City", max: 60, required: true }),
        country: text({ label: "Country", max: 60 }),
        address: longText({
          label: "Address",
          help: "One line each, as on an envelope.",
          max: 240,
          required: true,
        }),
        phone: phone({ label: "Phone", help: "With country code." }),
        timeZone: timeZone({
          label: "Time zone",
          help: "For example Europe/Lisbon. If empty, the time zone of the response time, where office hours and holidays are set.",
        }),
        coordinates: text({
          label: "Coordinates",
          help: "Shown in small type and on the map, for example 38.7139 N — 9.1394 W.",
          max: 40,
        }),
        imageUrl: image({ label: "Picture" }),
      },
      max: 12,
    }),
  },
);
