import { email, link, list, phone, text } from "#app/domain/settings/fields.ts";
import { section } from "#app/domain/settings/section.ts";

export const colophon = section(
  { tab: "footer", title: "Colophon" },
  {
    footer_copyright: text({
      label: "Copyright",
      help: "The last line of every page. {year} shows the current year, as in “© {year} Kestrel”.",
      default: "© Kestrel Software Lda. All rights reserved.",
      required: true,
    }),
    footer_built_by_text: text({
      label: "Built by",
      help: "Shown beside the copyright. Leave empty to hide it.",
      default: "Designed, built and run by the people named under About.",
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
      help: "Shown in the footer and the mobile menu. Notifications of new leads go to the addresses under Lead data.",
      default: "hello@kestrel.example",
      required: true,
    }),
    contact_phones: list({
      label: "Phone numbers",
      help: "Numbers that do not belong to an office, with country code. Numbers of offices are set under Home › Offices and are shown first.",
      singular: "phone number",
      item: phone({ label: "Number", required: true }),
      default: ["+44 161 496 0123", "+44 20 7946 0123"],
      max: 6,
    }),
  },
);
