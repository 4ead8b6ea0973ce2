import { number } from "#app/domain/settings/fields.ts";
import { section } from "#app/domain/settings/section.ts";

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
