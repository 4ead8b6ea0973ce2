import { doneIn } from "#app/admin/done.ts";
import { paths } from "#app/http/paths.ts";

const words = {
  name: "Your name is changed.",
  password: "Your password is changed, and every other session is ended.",
  "authenticator-removed": "The authenticator app is removed. Signing in asks for no code of it any more.",
  "authenticator-added": "The authenticator app is set up. Signing in asks for a code from now on.",
  "passkey-added": "The passkey is added. It signs in by itself, without the password.",
  "passkey-renamed": "The passkey has its new name.",
  "passkey-removed": "The passkey is removed.",
  "session-ended": "The session is ended.",
  "sessions-ended": "All other sessions are ended.",
};

export type AccountNews = keyof typeof words;

/** The account's screen, which says what has just been done. */
export function accountWith(news: AccountNews): string {
  return `${paths.admin.account()}?done=${news}`;
}

/** What has just been done, in words, if the address says so. */
export function accountNews(request: Request): string | undefined {
  return doneIn(request, words);
}
