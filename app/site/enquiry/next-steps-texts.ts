import type { Settings } from "#app/domain/settings/registry.ts";
import type { UploadedPictures } from "#app/ui/picture.tsx";

const keys = [
  "form_section_heading",
  "form_step1_title",
  "form_step1_description",
  "form_step2_title",
  "form_step2_description",
  "form_step3_title",
  "form_step3_description",
  "form_logos_heading",
  "form_client_logos",
] as const;

/** Texts of the column beside the enquiry form. Only pages and dialogs with the form load them. */
export type NextStepsTexts = Pick<Settings, (typeof keys)[number]>;

/** Includes the uploaded client logos. */
export type LoadedNextSteps = NextStepsTexts & { uploaded: UploadedPictures };

export function nextStepsTexts(settings: Settings): NextStepsTexts {
  return Object.fromEntries(keys.map((key) => [key, settings[key]])) as NextStepsTexts;
}
