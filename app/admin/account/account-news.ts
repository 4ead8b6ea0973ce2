import { flashMessageOf } from "#app/admin/flash-message.tsx";
import { paths } from "#app/paths/paths.ts";
import { messages } from "./messages.ts";

const words = {
  name: messages.nameChanged,
  password: messages.passwordChangedAllOtherSessions,
  "authenticator-removed": messages.authenticatorAppRemovedSigningIn,
  "authenticator-added": messages.authenticatorAppSetUpSigning,
  "authenticator-expired": messages.theSetupHasExpired,
  "passkey-added": messages.passkeyAddedYouCanSign,
  "passkey-renamed": messages.passkeyRenamed,
  "passkey-removed": messages.passkeyRemoved,
  "session-ended": messages.sessionEnded,
  "sessions-ended": messages.allOtherSessionsEnded,
};

type AccountNews = keyof typeof words;

/** The account screen's address with the message that it shows. */
export function accountWith(news: AccountNews): string {
  return `${paths.admin.account()}?done=${news}`;
}

/** The message for `?done=…` of the account screen; undefined without one. */
export function accountNews(request: Request): string | undefined {
  return flashMessageOf(request, words);
}
