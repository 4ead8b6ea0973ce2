import { expect, test } from "vitest";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { nextStepsTexts } from "./next-steps-texts.server.ts";

const settings = {
  ...defaultSettings,
  home_team_members: [{ name: "Ada Quarry", role: "Partner", imageUrl: "/art/ada.webp" }],
};
const replyOf = (formReplyPerson: string, siteLanguage: "en" | "de" = "en") =>
  nextStepsTexts({ ...settings, form_reply_person: formReplyPerson, site_language: siteLanguage }).reply;

test("SITE-07: the person who replies has the portrait and role of the team", () => {
  expect(replyOf("Ada Quarry").person).toEqual({
    name: "Ada Quarry",
    role: "Partner",
    portrait: "/art/ada.webp",
  });
});

test("SITE-07: a person who is not in the team has a name, and a site without one the office’s hours", () => {
  expect(replyOf("Somebody Else").person).toEqual({ name: "Somebody Else" });
  expect(replyOf("")).toEqual({
    city: "London",
    timeZone: "Europe/London",
    hours: expect.objectContaining({ opens: "09:00", closes: "18:00" }),
    hoursText: "Monday to Friday, 09:00 to 18:00, London time",
  });
});

test("LANG-01: the hours beside the form are in the language of the site", () => {
  expect(replyOf("", "de").hoursText).toMatch(/^Montag bis Freitag/);
});
