import {
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
  { tab: "home", title: "Services" },
  {
    home_services_enabled: flag({ label: "Show services" }),
    home_services_title: text({ label: "Title", default: "Two ways to start, one team", required: true }),
    home_services_description: longText({
      label: "Description",
      default:
        "Find out what to build, or build what you have found out. Most clients begin with the first; if we then build it, half of its price is credited.",
      max: 320,
    }),
    home_services_discovery_title: text({
      label: "First list, title",
      default: "Discovery",
      max: 60,
      required: true,
    }),
    home_services_discovery_items: list({
      label: "First list",
      singular: "service",
      item: serviceParts,
      default: [
        {
          title: "Product discovery",
          description:
            "Two to four weeks with the people who will use it. You get a scope, a range and a list of what not to build.",
          url: "",
        },
        {
          title: "Technical audit",
          description:
            "Your code, data and contracts read by two engineers. The report names the risks in order of cost.",
          url: "",
        },
      ],
      max: 12,
    }),
    home_services_delivery_title: text({
      label: "Second list, title",
      default: "Delivery",
      max: 60,
      required: true,
    }),
    home_services_delivery_items: list({
      label: "Second list",
      singular: "service",
      item: serviceParts,
      default: [
        {
          title: "Web and mobile products",
          description:
            "A small senior team that releases every week, on your infrastructure and in your repository.",
          url: "",
        },
        {
          title: "AI inside a product",
          description:
            "Search, drafts and decisions with the source beside each of them, and tests that fail before your users do.",
          url: "",
        },
        {
          title: "Support after launch",
          description: "The people who wrote it answer when it breaks. Response times are in the contract.",
          url: "",
        },
      ],
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
      default: "The people on the first call work on the project. They stay after the contract is signed.",
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
      help: "Replaces the moving lines and the shape. A calm, dark picture, at least 1920 pixels wide.",
    }),
    home_hero_films_enabled: optIn({
      label: "Films of the demo",
      help: "Play where the moving lines cannot be drawn, and beside the text. Shown only with the default colours.",
    }),
    home_hero_headline: text({
      label: "Headline",
      help: "At most nine words, shown across the lower third of the screen.",
      default: "Software that holds still in moving air.",
      max: 90,
      required: true,
    }),
    home_hero_description: longText({
      label: "Description",
      help: "Two or three sentences under the headline.",
      default:
        "We build products and the AI inside them for companies that cannot afford a second try. One rule: it runs on Monday.",
      max: 320,
      required: true,
    }),
    home_hero_intro_text: longText({
      label: "Text beside the film",
      help: "Appears in large type as the visitor scrolls.",
      default:
        "A kestrel hunts by hanging still. The wind pushes, wings and tail answer, and the head stays within five millimetres. We build software like that: it takes the movement, so that you can keep your eye on the field.",
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
