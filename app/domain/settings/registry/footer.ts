import { link, text } from "#app/domain/settings/fields.ts";
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
      help: "Beside the copyright. Leave empty to hide it.",
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
  { tab: "footer", title: "Social networks", about: "An address left empty leaves its icon out." },
  {
    footer_social_linkedin: link({ label: "LinkedIn" }),
    footer_social_facebook: link({ label: "Facebook" }),
    footer_social_instagram: link({ label: "Instagram" }),
  },
);
