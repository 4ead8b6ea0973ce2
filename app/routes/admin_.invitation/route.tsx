import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { linkClasses } from "#app/admin/classes.ts";
import { Entrance } from "#app/admin/entrance/entrance.tsx";
import { EntranceError } from "#app/admin/entrance/entrance-error.tsx";
import { EntranceField } from "#app/admin/entrance/entrance-field.tsx";
import { EntranceForm } from "#app/admin/entrance/entrance-form.tsx";
import { type Acceptance, acceptanceSchema, type Invitation } from "#app/domain/accounts/invitation.ts";
import { acceptInvitation, findInvitation } from "#app/domain/accounts/invitations.server.ts";
import { roleWords } from "#app/domain/accounts/roles.ts";
import { admit } from "#app/domain/accounts/sign-in.server.ts";
import { formUnlessAway, unlessAway } from "#app/http/database-away.server.ts";
import { enter } from "#app/http/enter.server.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { visitOf } from "#app/http/visit.server.ts";

/** The address holds the token, so it is told to no other site. */
export const headers: HeadersFunction = () => ({ ...privateHeaders, "Referrer-Policy": "same-origin" });

export const meta: MetaFunction = () => adminMeta("Invitation");

export async function loader({ request }: LoaderFunctionArgs) {
  const invitation = await unlessAway(findInvitation(tokenOf(request)));
  return data({ invitation: invitation ?? null }, { status: invitation ? 200 : 410 });
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const submission = parseForm(await readForm(request), acceptanceSchema);
  if (submission.status !== "success") {
    return data(submission.reply({ hideFields: ["password"] }), { status: 400 });
  }
  return formUnlessAway(accept(request, submission.value), (formErrors) =>
    submission.reply({ formErrors, hideFields: ["password"] }),
  );
}

async function accept(request: Request, acceptance: Acceptance) {
  const token = tokenOf(request);
  const staff = await acceptInvitation(token, acceptance);
  if (!staff) throw redirect(paths.admin.invitation(token), { headers: privateHeaders });
  return enter(await admit(staff, visitOf(request), { means: "link" }), request);
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}

export default function AcceptInvitation() {
  const { invitation } = useLoaderData<typeof loader>();
  return invitation ? <AcceptForm {...invitation} /> : <ClosedInvitation />;
}

export function ErrorBoundary() {
  return <EntranceError />;
}

function AcceptForm({ email, role }: Invitation) {
  const { label, about } = roleWords[role];
  return (
    <Entrance title="Make your account">
      <p className="mb-6 text-muted">
        You are invited as <strong className="font-semibold text-ink">{label.toLowerCase()}</strong> ({about}
        ). You sign in with <strong className="font-semibold text-ink wrap-anywhere">{email}</strong>.
      </p>
      <EntranceForm id="invitation" refusal={useActionData<typeof action>()} submitLabel="Make the account">
        {/* Tells a password manager whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <EntranceField name="name" label="Name" autoComplete="name" autoFocus />
        <EntranceField
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          hint="At least 12 characters; a few words in a row are fine."
        />
      </EntranceForm>
    </Entrance>
  );
}

function ClosedInvitation() {
  return (
    <Entrance title="This invitation does not open any more">
      <p>
        An invitation works once and for seven days, and may be taken back or sent anew. Ask whoever invited
        you for another.
      </p>
      <p className="mt-4">
        Have you an account already?{" "}
        <Link to={paths.admin.signIn()} className={linkClasses}>
          Sign in
        </Link>
      </p>
    </Entrance>
  );
}
