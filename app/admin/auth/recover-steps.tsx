import { TextLink } from "#app/admin/text-link.tsx";
import { paths } from "#app/paths/paths.ts";
import {
  AccountOfPassword,
  AuthField,
  AuthForm,
  AuthLayout,
  NewPasswordField,
  type RefusedForm,
} from "./auth-layout.tsx";

/** Requests a recovery link by mail. */
export function AskForm({ refusal }: { refusal: RefusedForm | undefined }) {
  return (
    <AuthLayout title="Set a new password">
      <p className="mb-6 text-muted">
        We email you a link to set a new password. It works once, for one hour.
      </p>
      <AuthForm id="recover" refusal={refusal} submitLabel="Send link">
        <AuthField name="email" label="Email" type="email" autoComplete="username" autoFocus />
      </AuthForm>
      <p className="mt-6">
        <TextLink to={paths.admin.signIn()}>Back to sign-in</TextLink>
      </p>
    </AuthLayout>
  );
}

/** The same confirmation for known and unknown addresses, so that it does not reveal accounts. */
export function OnItsWay() {
  return (
    <AuthLayout title="Check your email">
      <p>If an account has this address, we have sent a link to it. The link works for one hour.</p>
      <p className="mt-4">
        No email? Check your spam folder, or{" "}
        <TextLink to={paths.admin.recover()}>try another address</TextLink>. An owner can tell you which
        address your account has.
      </p>
    </AuthLayout>
  );
}

/** Shown for a recovery link that is used, expired or mistyped. */
export function UsedRecoveryLink() {
  return (
    <AuthLayout title="This link no longer works">
      <p>
        A link works once, for one hour. A newer link replaces it.{" "}
        <TextLink to={paths.admin.recover()}>Request another link</TextLink>.
      </p>
    </AuthLayout>
  );
}

interface NewPasswordFormProps {
  email: string;
  refusal: RefusedForm | undefined;
}

/** Sets a new password through a recovery link. */
export function NewPasswordForm({ email, refusal }: NewPasswordFormProps) {
  return (
    <AuthLayout title="Set a new password">
      <p className="mb-6 text-muted">
        For <strong className="font-semibold text-ink wrap-anywhere">{email}</strong>. All sessions of the
        account are signed out.
      </p>
      <AuthForm id="new-password" refusal={refusal} submitLabel="Set password">
        <AccountOfPassword email={email} />
        <NewPasswordField label="New password" autoFocus />
      </AuthForm>
    </AuthLayout>
  );
}
