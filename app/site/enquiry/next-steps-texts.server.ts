import { officeHoursOf } from "#app/domain/leads/office-hours.ts";
import { workingHoursText, zoneCity } from "#app/domain/leads/office-times.server.ts";
import { pictureAt } from "#app/domain/media/media-item.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { teamMember } from "#app/domain/settings-store/team-member.ts";
import { type NextStepsTexts, nextStepsKeys, type ReplyTexts } from "./next-steps-texts.ts";

export function nextStepsTexts(settings: Settings): NextStepsTexts {
  const texts = Object.fromEntries(nextStepsKeys.map((key) => [key, settings[key]])) as Pick<
    Settings,
    (typeof nextStepsKeys)[number]
  >;
  const logos = settings.form_client_logos.map((logo) => ({ ...logo, imageUrl: pictureAt(logo.imageUrl) }));
  return { ...texts, form_client_logos: logos, reply: replyTexts(settings) };
}

/** The person is one of the team; a name without a member has neither portrait nor role. */
function replyTexts(settings: Settings): ReplyTexts {
  const { timeZone, ...hours } = officeHoursOf(settings);
  const { form_reply_person: name, site_language: language } = settings;
  return {
    ...(name && { person: teamMember(settings, name) ?? { name } }),
    city: zoneCity(timeZone, language),
    timeZone,
    hours,
    hoursText: workingHoursText({ ...hours, timeZone }, language),
  };
}
