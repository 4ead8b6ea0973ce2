/** Security mails about account changes, so that users notice an attacker's actions. */
export const notices = {
  "new-device": {
    subject: "A sign-in from a new browser",
    text: "Someone has signed in to your account from a browser that has not been used for it before.",
  },
  "password-changed": {
    subject: "Your password was changed",
    text: "The password of your account was changed, and all other sessions were signed out.",
  },
  "authenticator-added": {
    subject: "An authenticator app was added",
    text: "Signing in to your account now requires a code from an authenticator app.",
  },
  "authenticator-removed": {
    subject: "The authenticator app was removed",
    text: "Signing in to your account no longer requires a code from an authenticator app.",
  },
  "passkey-added": {
    subject: "A passkey was added",
    text: "A new passkey can now sign in to your account.",
  },
  "passkey-removed": {
    subject: "A passkey was removed",
    text: "A passkey can no longer sign in to your account.",
  },
  "codes-renewed": {
    subject: "New recovery codes were created",
    text: "New recovery codes were created for your account. The earlier codes no longer work.",
  },
  "second-factor-removed": {
    subject: "Your second factor was removed",
    text: "An owner has removed the authenticator app, the passkeys and the recovery codes of your account. Until you set up another second factor, only your password is needed to sign in.",
  },
  "recovery-code-used": {
    subject: "A recovery code was used",
    text: "A sign-in to your account used one of its recovery codes, which now no longer works.",
  },
  "second-factor-refused": {
    subject: "Your password was used, but the second step failed",
    text: "Someone entered the correct password of your account and then ten wrong codes. If it was not you, that person knows your password: change it now. Your second factor still protects the account.",
  },
  "role-changed": {
    subject: "Your role was changed",
    text: "An owner changed your role.",
  },
  "team-role-changed": {
    subject: "The role of an account was changed",
    text: "An owner changed the role of an account.",
  },
  "owner-invited": {
    subject: "A new owner was invited",
    text: "An owner invited another owner, who will have full access.",
  },
  "team-account-disabled": {
    subject: "An account was disabled",
    text: "An owner disabled an account. It is signed out everywhere.",
  },
  "team-account-enabled": {
    subject: "An account was enabled again",
    text: "An owner enabled a disabled account again. It can sign in as before.",
  },
  "team-second-factor-removed": {
    subject: "The second factor of an account was removed",
    text: "The authenticator app, passkeys and recovery codes of an account were removed.",
  },
  "leads-erased": {
    subject: "Leads were erased permanently",
    text: "An owner erased leads with their history, replies and files. They can only be restored from a backup.",
  },
  "second-factor-optional": {
    subject: "Two-factor authentication is no longer required",
    text: "An owner made two-factor authentication optional for all accounts.",
  },
};
