import { choices, longText, number, type Setting, text } from "#app/domain/settings/fields.ts";
import { section } from "#app/domain/settings/section.ts";

/** The built-in presets: the defaults of their names and descriptions. */
const presets = {
  case_study: {
    name: "Case study",
    description: "Challenge, approach, results and figures, with services and technologies.",
  },
  service_page: {
    name: "Service page",
    description: "One service: who it is for, the process week by week, and the price.",
  },
  services_hub: {
    name: "Services hub",
    description: "An opening and a list of the subpages, in their order.",
  },
  landing: {
    name: "Landing page",
    description: "One promise, three reasons, a proof and a button. For campaigns, not for the menu.",
  },
  about: {
    name: "About",
    description: "Who we are, how we work and what we turn down, with the team by name.",
  },
  contact: { name: "Contact", description: "Offices, phone numbers and the enquiry form." },
  blog: {
    name: "Blog",
    description: "Running text with headings, pictures and quotes, and an author at the top.",
  },
};

export type PresetKind = keyof typeof presets;
export const presetKinds = Object.keys(presets) as PresetKind[];

export const presetCategories = section(
  { tab: "presets", title: "Offered when a page is created" },
  {
    preset_enabled_categories: choices({
      label: "Presets",
      help: "Existing pages are not changed.",
      options: Object.fromEntries(presetKinds.map((kind) => [kind, presets[kind].name])) as Record<
        PresetKind,
        string
      >,
      default: presetKinds,
    }),
  },
);

type PresetSettings = Record<`preset_${PresetKind}_${"name" | "description"}`, Setting<string>>;

/** A section for each preset, with its name and its description. Only the admin shows them, in one language. */
export const presetSections = presetKinds.map((kind) => {
  const { name, description } = presets[kind];
  const settings = {
    [`preset_${kind}_name`]: text({
      label: "Name",
      perLanguage: false,
      default: name,
      max: 60,
      required: true,
    }),
    [`preset_${kind}_description`]: longText({
      label: "Description",
      perLanguage: false,
      default: description,
      max: 240,
    }),
  };
  return section({ tab: "presets", title: name }, settings as PresetSettings); // those of all sections together
});

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
