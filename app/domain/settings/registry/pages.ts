import { number } from "#app/domain/settings/fields.ts";
import { section } from "#app/domain/settings/section.ts";

export const versionRetention = section(
  {
    tab: "pages",
    title: "Versions",
    about: "Every publication and every ten minutes of editing make a version of a page.",
  },
  {
    pages_version_retention_days: number({
      label: "Keep unnamed versions",
      help: "A version with a name, one that waits for its time and the ten newest of each page are kept for good.",
      default: 365,
      min: 7,
      max: 3650,
      unit: "days",
    }),
  },
);
