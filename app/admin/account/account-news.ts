import { doneIn } from "#app/admin/done.ts";
import { paths } from "#app/http/paths.ts";
import { messages } from "./messages.ts";

const words = {
  name: messages.yourNameIsChanged,
  password: messages.yourPasswordIsChangedAnd,
  "authenticator-removed": messages.theAuthenticatorAppIsRemoved,
  "authenticator-added": messages.theAuthenticatorAppIsSet,
  "passkey-added": messages.thePasskeyIsAddedIt,
  "passkey-renamed": messages.thePasskeyHasItsNew,
  "passkey-removed": messages.thePasskeyIsRemoved,
  "session-ended": messages.theSessionIsEnded,
  "sessions-ended": messages.allOtherSessionsAreEnded,
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
