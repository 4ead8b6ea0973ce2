import { TextLink } from "#app/admin/text-link.tsx";
import { paths } from "#app/paths/paths.ts";
import { AuthField, AuthForm, AuthLayout, type Refusal } from "./auth-layout.tsx";
import { messages } from "./messages.ts";

/** Requests a recovery link by mail. */
export function AskForm({ refusal }: { refusal: Refusal | undefined }) {
  return (
    <AuthLayout title={messages.setANewPassword}>
      <p className="mb-6 text-muted">{messages.weEmailYouALink}</p>
      <AuthForm id="recover" refusal={refusal} submitLabel={messages.sendLink}>
        <AuthField name="email" label={messages.email} type="email" autoComplete="username" autoFocus />
      </AuthForm>
      <p className="mt-6">
        <TextLink to={paths.admin.signIn()}>{messages.backToSignIn}</TextLink>
      </p>
    </AuthLayout>
  );
}

/** The same confirmation for known and unknown addresses, so that it does not reveal accounts. */
export function OnItsWay() {
  return (
    <AuthLayout title={messages.checkYourEmail}>
      <p>{messages.ifAnAccountHasThis}</p>
      <p className="mt-4">
        {messages.noEmailCheckYourSpam}{" "}
        <TextLink to={paths.admin.recover()}>{messages.tryAnotherAddress}</TextLink>
        {messages.anOwnerCanTellYou}
      </p>
    </AuthLayout>
  );
}

/** Shown for a recovery link that is used, expired or mistyped. */
export function UsedRecoveryLink() {
  return (
    <AuthLayout title={messages.thisLinkNoLongerWorks}>
      <p>
        {messages.aLinkWorksOnceFor}{" "}
        <TextLink to={paths.admin.recover()}>{messages.requestAnotherLink}</TextLink>.
      </p>
    </AuthLayout>
  );
}

interface NewPasswordFormProps {
  email: string;
  refusal: Refusal | undefined;
}

/** Sets a new password through a recovery link. */
export function NewPasswordForm({ email, refusal }: NewPasswordFormProps) {
  return (
    <AuthLayout title={messages.setANewPassword}>
      <p className="mb-6 text-muted">
        {messages.forLabel} <strong className="font-semibold text-ink wrap-anywhere">{email}</strong>
        {messages.allSessionsOfTheAccount}
      </p>
      <AuthForm id="new-password" refusal={refusal} submitLabel={messages.setPassword}>
        {/* Tells a password manager which account the password belongs to. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <AuthField
          name="password"
          label={messages.newPassword}
          type="password"
          autoComplete="new-password"
          hint={messages.useAtLeast12Characters}
          autoFocus
        />
      </AuthForm>
    </AuthLayout>
  );
}
