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
