import { choices, longText, number, text } from "#app/domain/settings/fields.ts";
import { section } from "#app/domain/settings/section.ts";

const name = (initial: string) => text({ label: "Name", default: initial, max: 60, required: true });
const description = (initial: string) => longText({ label: "Description", default: initial, max: 240 });

export const presetCategories = section(
  { tab: "presets", title: "Offered when a page is created" },
  {
    preset_enabled_categories: choices({
      label: "Presets",
      help: "Existing pages are not changed.",
      options: {
        case_study: "Case study",
        service_page: "Service page",
        services_hub: "Services hub",
        landing: "Landing page",
        about: "About",
        contact: "Contact",
        blog: "Blog",
      },
      default: ["case_study", "service_page", "services_hub", "landing", "about", "contact", "blog"],
    }),
  },
);

export const presetCaseStudy = section(
  { tab: "presets", title: "Case study" },
  {
    preset_case_study_name: name("Case study"),
    preset_case_study_description: description(
      "Challenge, approach, results and figures, with services and technologies.",
    ),
  },
);

export const presetServicePage = section(
  { tab: "presets", title: "Service page" },
  {
    preset_service_page_name: name("Service page"),
    preset_service_page_description: description(
      "One service: who it is for, the process week by week, and the price.",
    ),
  },
);

export const presetServicesHub = section(
  { tab: "presets", title: "Services hub" },
  {
    preset_services_hub_name: name("Services hub"),
    preset_services_hub_description: description("An opening and a list of the subpages, in their order."),
  },
);

export const presetLanding = section(
  { tab: "presets", title: "Landing page" },
  {
    preset_landing_name: name("Landing page"),
    preset_landing_description: description(
      "One promise, three reasons, a proof and a button. For campaigns, not for the menu.",
    ),
  },
);

export const presetAbout = section(
  { tab: "presets", title: "About" },
  {
    preset_about_name: name("About"),
    preset_about_description: description(
      "Who we are, how we work and what we turn down, with the team by name.",
    ),
  },
);

export const presetContact = section(
  { tab: "presets", title: "Contact" },
  {
    preset_contact_name: name("Contact"),
    preset_contact_description: description("Offices, phone numbers and the enquiry form."),
  },
);

export const presetBlog = section(
  { tab: "presets", title: "Blog" },
  {
    preset_blog_name: name("Blog"),
    preset_blog_description: description(
      "Running text with headings, pictures and quotes, and an author at the top.",
    ),
  },
);

export const versionRetention = section(
  {
    tab: "pages",
    title: "Versions",
    about: "A version of a page is stored at each publication and every ten minutes of editing.",
  },
  {
    pages_version_retention_days: number({
      label: "Keep unnamed versions",
      help: "Named and scheduled versions and the ten newest of each page are never deleted.",
      default: 365,
      min: 7,
      max: 3650,
      unit: "days",
    }),
  },
);
