import { pictureAt } from "#app/domain/media/media-item.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import type { ShownPicture } from "#app/ui/picture-sources.ts";

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
export type NextStepsTexts = Omit<Pick<Settings, (typeof keys)[number]>, "form_client_logos"> & {
  form_client_logos: { imageUrl: ShownPicture; altText: string }[];
};

export function nextStepsTexts(settings: Settings): NextStepsTexts {
  const texts = Object.fromEntries(keys.map((key) => [key, settings[key]])) as Pick<
    Settings,
    (typeof keys)[number]
  >;
  const logos = texts.form_client_logos.map((logo) => ({ ...logo, imageUrl: pictureAt(logo.imageUrl) }));
  return { ...texts, form_client_logos: logos };
}
