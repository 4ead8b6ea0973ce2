import { flashMessageOf } from "#app/admin/flash-message.tsx";
import { paths } from "#app/paths/paths.ts";

const words = {
  name: "Name changed.",
  password: "Password changed. All other sessions are signed out.",
  "authenticator-removed": "Authenticator app removed. Signing in no longer asks for its codes.",
  "authenticator-added": "Authenticator app set up. Signing in asks for a code from now on.",
  "authenticator-expired": "The setup of the authenticator app has expired. Start it again.",
  "passkey-added": "Passkey added. You can sign in with it instead of your password.",
  "passkey-renamed": "Passkey renamed.",
  "passkey-removed": "Passkey removed.",
  "session-ended": "Session ended.",
  "sessions-ended": "All other sessions ended.",
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
