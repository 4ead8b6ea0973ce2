import type { WorkingHours } from "#app/domain/leads/working-hours.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import type { ShownPicture } from "#app/ui/picture-sources.ts";

/** Settings with the texts of the next steps. */
export const nextStepsKeys = [
  "form_section_heading",
  "form_step1_title",
  "form_step1_description",
  "form_step2_title",
  "form_step2_description",
  "form_step3_title",
  "form_step3_description",
  "form_logos_heading",
] as const;

/** What stands beside the enquiry form. Only pages and dialogs with the form load it. */
export interface NextStepsTexts extends Pick<Settings, (typeof nextStepsKeys)[number]> {
  form_client_logos: { imageUrl: ShownPicture; altText: string }[];
  reply: ReplyTexts;
}

/** Who replies to enquiries, and when. */
export interface ReplyTexts {
  /** Undefined if the settings name no person. */
  person?: { name: string; role?: string; portrait?: ShownPicture };
  /** `Lisbon` */
  city: string;
  timeZone: string;
  hours: WorkingHours;
  /** `Monday to Friday, 09:00 to 18:00, Lisbon time` */
  hoursText: string;
}
