import { Link } from "@remix-run/react";
import { linkClasses } from "#app/admin/classes.ts";
import { Entrance } from "#app/admin/entrance/entrance.tsx";
import { EntranceField } from "#app/admin/entrance/entrance-field.tsx";
import { EntranceForm, type Refusal } from "#app/admin/entrance/entrance-form.tsx";
import { paths } from "#app/http/paths.ts";

/** Asks for a link by mail. */
export function AskForm({ refusal }: { refusal: Refusal | undefined }) {
  return (
    <Entrance title="Set a new password">
      <p className="mb-6 text-muted">We send you a link that sets one. It works once and for an hour.</p>
      <EntranceForm id="recover" refusal={refusal} submitLabel="Send the link">
        <EntranceField name="email" label="Email" type="email" autoComplete="username" autoFocus />
      </EntranceForm>
      <p className="mt-6">
        <Link to={paths.admin.signIn()} className={linkClasses}>
          Back to signing in
        </Link>
      </p>
    </Entrance>
  );
}

/** What everybody reads who has asked for a link, whether the address is somebody's or not. */
export function OnItsWay() {
  return (
    <Entrance title="Look into your mailbox">
      <p>If an account has this address, a link is on its way to it. It opens for an hour.</p>
      <p className="mt-4">
        Nothing came? Look among the unwanted mails, or{" "}
        <Link to={paths.admin.recover()} className={linkClasses}>
          try another address
        </Link>
        . An owner can say which address your account has.
      </p>
    </Entrance>
  );
}

/** What a link says that is used, too old or mistyped. */
export function ClosedLink() {
  return (
    <Entrance title="This link does not open any more">
      <p>
        A link works once and for an hour, and a newer one takes its place.{" "}
        <Link to={paths.admin.recover()} className={linkClasses}>
          Ask for another
        </Link>
        .
      </p>
    </Entrance>
  );
}

interface NewPasswordFormProps {
  email: string;
  refusal: Refusal | undefined;
}

/** Sets a new password behind a link. */
export function NewPasswordForm({ email, refusal }: NewPasswordFormProps) {
  return (
    <Entrance title="Set a new password">
      <p className="mb-6 text-muted">
        For <strong className="font-semibold text-ink wrap-anywhere">{email}</strong>. Every session of the
        account ends, wherever it is open.
      </p>
      <EntranceForm id="new-password" refusal={refusal} submitLabel="Set the password">
        {/* Tells a password manager whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <EntranceField
          name="password"
          label="New password"
          type="password"
          autoComplete="new-password"
          hint="At least 12 characters; a few words in a row are fine."
          autoFocus
        />
      </EntranceForm>
    </Entrance>
  );
}
