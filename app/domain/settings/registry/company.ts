import { colour, email, image, link, list, phone, text } from "#app/domain/settings/fields.ts";
import { section } from "#app/domain/settings/section.ts";

export const identity = section(
  { tab: "brand", title: "Name and logo" },
  {
    brand_name: text({
      label: "Name",
      help: "Shown beside the logo and in page titles.",
      default: "Our agency",
      max: 60,
      required: true,
    }),
    brand_tagline: text({
      label: "Tagline",
      help: "The line under the logo in the sidebar.",
    }),
    brand_logo: image({
      label: "Logo",
      help: "Address of an SVG or a square picture. If empty, the default mark is shown.",
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

export const colophon = section(
  { tab: "footer", title: "Colophon" },
  {
    footer_copyright: text({
      label: "Copyright",
      help: "The last line of every page. {year} shows the current year and {name} the name of the brand.",
      default: "© {year} {name}",
      required: true,
    }),
    footer_built_by_text: text({
      label: "Built by",
      help: "Shown beside the copyright. Leave empty to hide it.",
    }),
  },
);

export const policyLinks = section(
  { tab: "footer", title: "Policies" },
  {
    footer_privacy_policy_url: link({
      label: "Privacy policy",
      help: "Beside the copyright, under the enquiry form and in the cookie banner. The default links to the page with the role “Privacy policy”, whatever its address is.",
      default: "/about/privacy-policy",
      required: true,
    }),
    footer_cookies_policy_url: link({
      label: "Cookies policy",
      help: "Beside the copyright and in the cookie banner. The default links to the page with the role “Cookies policy”, whatever its address is.",
      default: "/about/cookies-policy",
      required: true,
    }),
  },
);

export const socialLinks = section(
  { tab: "footer", title: "Social networks", about: "An icon is shown for each address." },
  {
    footer_social_linkedin: link({ label: "LinkedIn" }),
    footer_social_facebook: link({ label: "Facebook" }),
    footer_social_instagram: link({ label: "Instagram" }),
  },
);

export const contactDetails = section(
  { tab: "contact", title: "Contact details" },
  {
    contact_email: email({
      label: "Email",
      help: "Shown in the footer and the mobile menu. Leave empty to hide it. Notifications of new leads go to the addresses under Lead data.",
    }),
    contact_phones: list({
      label: "Phone numbers",
      help: "Numbers that do not belong to an office, with country code. Numbers of offices are set under Home › Offices and are shown first.",
      singular: "phone number",
      item: phone({ label: "Number", required: true }),
      max: 6,
    }),
  },
);
