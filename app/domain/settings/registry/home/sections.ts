import {
  film,
  flag,
  image,
  link,
  list,
  longText,
  optIn,
  phone,
  text,
  timeZone,
} from "#app/domain/settings/fields.ts";
import { section } from "#app/domain/settings/section.ts";

const serviceParts = {
  title: text({ label: "Title", max: 80, required: true }),
  description: longText({ label: "Text", max: 240 }),
  url: link({ label: "Link", help: "The service’s page; optional." }),
};

export const services = section(
  { tab: "home", title: "Services", about: "Without services in either list, the section is hidden." },
  {
    home_services_enabled: flag({ label: "Show services" }),
    home_services_title: text({ label: "Title", perLanguage: true, default: "Services", required: true }),
    home_services_description: longText({
      label: "Description",
      perLanguage: true,
      max: 320,
    }),
    home_services_discovery_title: text({
      label: "First list, title",
      perLanguage: true,
      default: "Discovery",
      max: 60,
      required: true,
    }),
    home_services_discovery_items: list({
      label: "First list",
      perLanguage: true,
      singular: "service",
      item: serviceParts,
      max: 12,
    }),
    home_services_delivery_title: text({
      label: "Second list, title",
      perLanguage: true,
      default: "Delivery",
      max: 60,
      required: true,
    }),
    home_services_delivery_items: list({
      label: "Second list",
      perLanguage: true,
      singular: "service",
      item: serviceParts,
      max: 12,
    }),
  },
);

export const cases = section(
  { tab: "home", title: "Cases" },
  {
    home_cases_enabled: flag({ label: "Show cases" }),
    home_cases_title: text({
      label: "Title",
      perLanguage: true,
      default: "Cases",
      required: true,
    }),
    home_cases_description: longText({
      label: "Description",
      perLanguage: true,
      max: 320,
    }),
    home_cases_items: list({
      label: "Cases",
      perLanguage: true,
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
    home_news_title: text({ label: "Title", perLanguage: true, default: "News", required: true }),
  },
);

export const solutions = section(
  { tab: "home", title: "Solutions", about: "Lists the published subpages of Solutions, in their order." },
  {
    home_solutions_enabled: flag({ label: "Show solutions" }),
    home_solutions_title: text({
      label: "Title",
      perLanguage: true,
      default: "Solutions",
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
      perLanguage: true,
      default: "Team",
      required: true,
    }),
    home_team_slider_subtitle: longText({
      label: "Subtitle",
      perLanguage: true,
      max: 320,
    }),
    home_team_members: list({
      label: "Members",
      perLanguage: true,
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

export const hero = section(
  { tab: "home", title: "Hero" },
  {
    home_hero_section_enabled: flag({
      label: "Intro and scroll stage",
      help: "If off, there is no intro, film or side lines; the page starts with its first section.",
    }),
    home_hero_enabled: flag({
      label: "Hero text and solution links",
      help: "If off, the stage shows only the film.",
    }),
    home_hero_picture: image({
      label: "Picture behind the text",
      help: "Replaces the moving lines and shrinks into the frame beside the text below. A calm, dark picture, at least 1920 pixels wide.",
    }),
    home_hero_film: film({
      label: "Film behind the text",
      help: "A loop of ten seconds, without sound; MP4 plays in all browsers. Choose its first frame as the picture above, which is shown until the film plays, and to visitors who want less motion or data.",
    }),
    home_hero_films_enabled: optIn({
      label: "Films of the demo",
      help: "Play where the moving lines cannot be drawn, and beside the text. Shown only with the default colours.",
    }),
    home_hero_headline: text({
      label: "Headline",
      perLanguage: true,
      help: "At most nine words, shown across the lower third of the screen.",
      default: "We design and build software.",
      max: 90,
      required: true,
    }),
    home_hero_description: longText({
      label: "Description",
      perLanguage: true,
      help: "Two or three sentences under the headline.",
      default: "Websites, apps and internal tools, from the first idea to daily use.",
      max: 320,
      required: true,
    }),
    home_hero_intro_text: longText({
      label: "Text beside the film",
      perLanguage: true,
      help: "Appears in large type as the visitor scrolls.",
      default:
        "Every project starts with a conversation: what you have today, what should be better, and how we will both know that it is.",
      max: 320,
      required: true,
    }),
  },
);

export const offices = section(
  {
    tab: "home",
    title: "Offices",
    about: "Addresses and phone numbers of the offices, for the home page, “Offices” blocks and the footer.",
  },
  {
    home_offices_enabled: flag({ label: "Show offices" }),
    home_offices_title: text({ label: "Title", perLanguage: true, default: "Offices", required: true }),
    home_offices_description: longText({
      label: "Description",
      perLanguage: true,
      max: 320,
    }),
    home_offices_items: list({
      label: "Offices",
      perLanguage: true, // cities and countries
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
