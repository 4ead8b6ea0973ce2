import { announcements } from "#app/site/announcements.ts";

const requests = announcements();

/** Opens the dialog "Cookie Settings" from anywhere on the site. */
export const openCookieSettings = requests.announce;

export const onCookieSettingsRequest = requests.listen;
