/** What somebody is told by mail when it happens to their account, so that a stranger's doing is noticed. */
export const notices = {
  "new-device": {
    subject: "A sign-in from a new browser",
    text: "Somebody has signed in to your account from a browser that was not used for it before.",
  },
  "password-changed": {
    subject: "Your password was changed",
    text: "The password of your account was changed, and every other session was ended.",
  },
  "authenticator-added": {
    subject: "An authenticator app was added",
    text: "Signing in to your account now asks for a code of an authenticator app.",
  },
  "authenticator-removed": {
    subject: "The authenticator app was removed",
    text: "Signing in to your account asks for no code of an authenticator app any more.",
  },
  "passkey-added": {
    subject: "A passkey was added",
    text: "A new passkey signs in to your account.",
  },
  "passkey-removed": {
    subject: "A passkey was removed",
    text: "One of the passkeys of your account signs in no more.",
  },
  "codes-renewed": {
    subject: "New recovery codes were made",
    text: "The recovery codes of your account were made anew; the earlier ones work no more.",
  },
  "second-factor-removed": {
    subject: "Your second factor was removed",
    text: "An owner has removed the authenticator app, the passkeys and the recovery codes of your account. Your password alone signs in until you set up another second factor.",
  },
  "recovery-code-used": {
    subject: "A recovery code was used",
    text: "A sign-in to your account used one of its recovery codes, which now no longer works.",
  },
  "role-changed": {
    subject: "Your role was changed",
    text: "An owner changed what your account may do.",
  },
  "team-role-changed": {
    subject: "The role of an account was changed",
    text: "An owner changed what an account may do.",
  },
  "owner-invited": {
    subject: "A new owner was invited",
    text: "An owner invited another owner, who will have full access.",
  },
  "team-account-disabled": {
    subject: "An account was disabled",
    text: "An owner disabled an account. It is signed out everywhere.",
  },
  "team-second-factor-removed": {
    subject: "The second factor of an account was removed",
    text: "The authenticator app, passkeys and recovery codes of an account were removed.",
  },
  "second-factor-optional": {
    subject: "Two-factor authentication is no longer required",
    text: "An owner made two-factor authentication optional for all accounts.",
  },
} satisfies Record<string, { subject: string; text: string }>;

export type Notice = keyof typeof notices;

export const noticeNames = Object.keys(notices) as [Notice, ...Notice[]];
