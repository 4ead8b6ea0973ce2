import { Entrance } from "#app/admin/entrance/entrance.tsx";
import { EntranceField } from "#app/admin/entrance/entrance-field.tsx";
import { EntranceForm, type Refusal } from "#app/admin/entrance/entrance-form.tsx";

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
