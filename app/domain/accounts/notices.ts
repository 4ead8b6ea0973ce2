import { messages } from "./messages.ts";
/** Security mails about account changes, so that users notice an attacker's actions. */
export const notices = {
  "new-device": {
    subject: messages.aSignInFromA,
    text: messages.someoneHasSignedInTo,
  },
  "password-changed": {
    subject: messages.yourPasswordWasChanged,
    text: messages.thePasswordOfYourAccount,
  },
  "authenticator-added": {
    subject: messages.anAuthenticatorAppWasAdded,
    text: messages.signingInToYourAccount,
  },
  "authenticator-removed": {
    subject: messages.theAuthenticatorAppWasRemoved,
    text: messages.signingInToYourAccountNo,
  },
  "passkey-added": {
    subject: messages.aPasskeyWasAdded,
    text: messages.aNewPasskeyCanNow,
  },
  "passkey-removed": {
    subject: messages.aPasskeyWasRemoved,
    text: messages.aPasskeyCanNoLonger,
  },
  "codes-renewed": {
    subject: messages.newRecoveryCodesSubject,
    text: messages.newRecoveryCodesWereCreated,
  },
  "second-factor-removed": {
    subject: messages.yourSecondFactorWasRemoved,
    text: messages.anOwnerHasRemovedThe,
  },
  "recovery-code-used": {
    subject: messages.aRecoveryCodeWasUsed,
    text: messages.aSignInToYour,
  },
  "role-changed": {
    subject: messages.yourRoleWasChanged,
    text: messages.anOwnerChangedYourRole,
  },
  "team-role-changed": {
    subject: messages.theRoleOfAnAccount,
    text: messages.anOwnerChangedTheRole,
  },
  "owner-invited": {
    subject: messages.aNewOwnerWasInvited,
    text: messages.anOwnerInvitedAnotherOwner,
  },
  "team-account-disabled": {
    subject: messages.anAccountWasDisabled,
    text: messages.anOwnerDisabledAnAccount,
  },
  "team-second-factor-removed": {
    subject: messages.theSecondFactorOfAn,
    text: messages.theAuthenticatorAppPasskeysAnd,
  },
  "second-factor-optional": {
    subject: messages.twoFactorAuthenticationIsNo,
    text: messages.anOwnerMadeTwoFactor,
  },
} satisfies Record<string, { subject: string; text: string }>;

export type Notice = keyof typeof notices;

export const noticeNames = Object.keys(notices) as [Notice, ...Notice[]];
