import { choice, code, containerId, longText, number, optIn } from "#app/domain/settings/fields.ts";
import { section } from "#app/domain/settings/section.ts";

export const cookieBanner = section(
  { tab: "cookies", title: "Banner" },
  {
    cookie_banner_text: longText({
      label: "Text",
      perLanguage: true,
      help: "Shown beside the three buttons, followed by links to both policies. Use about two lines.",
      default:
        "May we count visits and see which advertisements bring people here? The site works the same either way.",
      max: 600,
      required: true,
    }),
    cookie_consent_validity_months: number({
      label: "Ask again after",
      help: "After this time, the answer is removed and the banner is shown again.",
      default: 12,
      min: 1,
      max: 60,
      unit: "months",
    }),
  },
);

export const cookieGroups = section(
  { tab: "cookies", title: "Cookie Settings", about: "The descriptions of the purposes in the dialog." },
  {
    cookie_necessary_desc: longText({
      label: "Necessary",
      perLanguage: true,
      default:
        "Remembers this choice and keeps the enquiry form safe from bots. Always on; the site does not work without it.",
      max: 400,
      required: true,
    }),
    cookie_analytics_desc: longText({
      label: "Analytics",
      perLanguage: true,
      default: "Counts which pages are read and where readers leave.",
      max: 400,
      required: true,
    }),
    cookie_marketing_desc: longText({
      label: "Marketing",
      perLanguage: true,
      default: "Tells us which advertisements bring people here.",
      max: 400,
      required: true,
    }),
  },
);

export const tagManager = section(
  {
    tab: "scripts",
    title: "Google Tag Manager",
    about: "Loaded only after a visitor has allowed analytics, and never in a preview of the site.",
  },
  {
    gtm_enabled: optIn({ label: "Load the tag manager" }),
    gtm_container_id: containerId({
      label: "Container",
      help: "For example GTM-AB12CD3. If empty, nothing is loaded.",
    }),
  },
);

const purposeOf = (label: string) =>
  choice({
    label,
    help: "Analytics for scripts that only count visits, such as Matomo or Plausible.",
    options: { marketing: "Marketing", analytics: "Analytics" },
    default: "marketing",
  });

export const customScripts = section(
  {
    tab: "scripts",
    title: "Custom scripts",
    about:
      "They run in the browser of every visitor who has allowed their purpose, and never in a preview of the site. The author of a script can read what visitors type.",
  },
  {
    custom_scripts_enabled: optIn({ label: "Load custom scripts" }),
    custom_head_scripts: code({ label: "In the head", help: "HTML with script elements." }),
    custom_head_scripts_purpose: purposeOf("Purpose of those in the head"),
    custom_body_scripts: code({ label: "At the end of the body", help: "HTML with script elements." }),
    custom_body_scripts_purpose: purposeOf("Purpose of those in the body"),
  },
);
