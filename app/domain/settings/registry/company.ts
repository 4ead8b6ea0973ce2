import {
  choice,
  choices,
  colour,
  email,
  image,
  link,
  list,
  onEveryPage,
  outline,
  phone,
  text,
} from "#app/domain/settings/fields.ts";
import { defaultFontPair, type FontPair, fontPairNames, fontPairs } from "#app/domain/settings/font-pairs.ts";
import { section } from "#app/domain/settings/section.ts";
import { defaultLanguage, type Language } from "#app/languages/language.ts";

export const identity = section(
  { tab: "brand", title: "Name and logo" },
  {
    brand_name: onEveryPage(
      text({
        label: "Name",
        perLanguage: true, // for another script, or another spelling
        help: "Shown beside the logo and in page titles.",
        default: "Our agency",
        max: 60,
        required: true,
      }),
    ),
    brand_tagline: onEveryPage(
      text({
        label: "Tagline",
        perLanguage: true,
        help: "The line under the logo in the sidebar.",
      }),
    ),
    brand_logo: onEveryPage(
      image({
        label: "Logo",
        help: "An SVG or a square picture, for light backgrounds. The icons of browser tabs and home screens are made from it. If empty, the initial of the name is shown.",
      }),
    ),
    brand_logo_on_ink: onEveryPage(
      image({
        label: "Logo for dark backgrounds",
        help: "Shown on ink and in the dark theme. If empty, the logo above is shown there too.",
      }),
    ),
  },
);

export const language = section(
  { tab: "brand", title: "Language" },
  {
    site_language: choice({
      label: "Language of the site",
      help: "The language of buttons, forms, dates, emails and the addresses of lists. Write the content of your pages in this language; starter pages that nobody has changed follow it. The admin stays in English.",
      options: { en: "English", de: "German (Deutsch)" } satisfies Record<Language, string>,
      default: defaultLanguage,
    }),
    further_languages: choices({
      label: "Further languages",
      help: "Each has its own pages, articles and job openings, at addresses that begin with its code, such as /de. Visitors see a switch. Choose the language of the site itself above, not here.",
      options: { en: "English", de: "German (Deutsch)" } satisfies Record<Language, string>,
      default: [],
    }),
  },
);

export const colours = section(
  {
    tab: "brand",
    title: "Colours",
    about: "Paper and ink are the background and text colours; the signal colour marks the main button.",
  },
  {
    brand_signal_color: colour({
      label: "Signal",
      help: "The Let’s Talk button and the highlighted line. Ink must be legible on it.",
      against: { field: "brand_ink_color", name: "ink" },
      default: "#FF5A1F",
      required: true,
    }),
    brand_signal_text_color: colour({
      label: "Signal as text",
      help: "A darker signal colour for text on paper, with a contrast of at least 4.5 to 1.",
      against: { field: "brand_paper_color", name: "paper" },
      default: "#C93C06",
      required: true,
    }),
    brand_ink_color: colour({
      label: "Ink",
      help: "Text, the home stage and the overlay menu.",
      against: { field: "brand_paper_color", name: "paper" },
      default: "#0E1112",
      required: true,
    }),
    brand_paper_color: colour({
      label: "Paper",
      help: "The background of every page.",
      default: "#F5F3EE",
      required: true,
    }),
  },
);

export const shape = section(
  {
    tab: "brand",
    title: "Shape",
    about: "As visitors scroll through the home stage, lines form a shape.",
  },
  {
    brand_shape: choice({
      label: "Shape of the stage",
      options: { circle: "Circle", outline: "Own outline", none: "None" },
      default: "circle",
    }),
    brand_outline: outline({
      label: "Own outline",
      help: "The shape of your mark: an SVG with paths, or the data of one path. Drawings of pages may show it too.",
    }),
  },
);

export const fonts = section(
  { tab: "brand", title: "Fonts" },
  {
    brand_fonts: choice({
      label: "Font pair",
      help: "The font of headings and texts, and the font of labels, numbers and code, also on share cards. The preview shows every pair. Mails show it to readers who have installed it, and a similar font to others.",
      options: Object.fromEntries(
        fontPairNames.map((name) => [name, fontPairs[name].join(" and ")]),
      ) as Record<FontPair, string>, // which loses its keys
      default: defaultFontPair,
    }),
  },
);

export const menu = section(
  {
    tab: "footer",
    title: "Menu",
    about:
      "Menu and footer list the published pages in the same order. Labels, and which pages are in both, are set for each page under Page settings › Address and menus.",
  },
  {
    menu_order: choice({
      label: "Order",
      help: "To choose the order yourself, drag the pages in the list of pages.",
      options: {
        roles: "Pages with a role first, then the others by address",
        "page-list": "As in the list of pages",
      },
      default: "roles",
    }),
  },
);

export const colophon = section(
  { tab: "footer", title: "Colophon" },
  {
    footer_copyright: onEveryPage(
      text({
        label: "Copyright",
        perLanguage: true,
        help: "The last line of every page. {year} shows the current year and {name} the name of the brand.",
        default: "© {year} {name}",
        required: true,
      }),
    ),
    footer_built_by_text: onEveryPage(
      text({
        label: "Built by",
        perLanguage: true,
        help: "Shown beside the copyright. Leave empty to hide it.",
      }),
    ),
  },
);

export const policyLinks = section(
  {
    tab: "footer",
    title: "Policies",
    about:
      "The imprint is the page with the role “Imprint” and needs no address here. Each link is named like its page.",
  },
  {
    footer_privacy_policy_url: link({
      label: "Privacy policy",
      perLanguage: true, // a policy on another site has an address per language
      help: "Beside the copyright, under the enquiry form and in the cookie banner. The default links to the page with the role “Privacy policy”, whatever its address is.",
      default: "/about/privacy-policy",
      required: true,
    }),
    footer_cookies_policy_url: link({
      label: "Cookies policy",
      perLanguage: true,
      help: "Beside the copyright and in the cookie banner. The default links to the page with the role “Cookies policy”, whatever its address is.",
      default: "/about/cookies-policy",
      required: true,
    }),
  },
);

export const socialLinks = section(
  { tab: "footer", title: "Social networks" },
  {
    footer_social_links: onEveryPage(
      list({
        label: "Networks",
        perLanguage: true, // networks of a country
        help: "Linked from the footer in this order, with icons if all of them are LinkedIn, Facebook or Instagram, otherwise by name.",
        singular: "network",
        item: {
          label: text({ label: "Name", required: true, max: 40 }),
          url: link({ label: "Address", required: true }),
        },
        max: 12,
      }),
    ),
  },
);

export const contactDetails = section(
  { tab: "contact", title: "Contact details" },
  {
    contact_email: onEveryPage(
      email({
        label: "Email",
        help: "Shown in the footer and the mobile menu. Leave empty to hide it. Notifications of new leads go to the addresses under Lead data.",
      }),
    ),
    contact_phones: list({
      label: "Phone numbers",
      perLanguage: false,
      help: "Numbers that do not belong to an office, with country code. Numbers of offices are set under Home › Offices and are shown first.",
      singular: "phone number",
      item: phone({ label: "Number", required: true }),
      max: 6,
    }),
  },
);
