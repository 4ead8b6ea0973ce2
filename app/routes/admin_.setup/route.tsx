import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { Entrance } from "#app/admin/entrance/entrance.tsx";
import { EntranceError } from "#app/admin/entrance/entrance-error.tsx";
import { EntranceField } from "#app/admin/entrance/entrance-field.tsx";
import { EntranceForm } from "#app/admin/entrance/entrance-form.tsx";
import { completeSetup, isSetupOpen } from "#app/domain/accounts/accounts.server.ts";
import { type Setup, setupSchema } from "#app/domain/accounts/credentials.ts";
import { admit } from "#app/domain/accounts/sign-in.server.ts";
import { formUnlessAway, unlessAway } from "#app/http/database-away.server.ts";
import { enter } from "#app/http/enter.server.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { visitOf } from "#app/http/visit.server.ts";
import { ClosedLink } from "./closed-link.tsx";

/** The address holds the token, so it is told to no other site. */
export const headers: HeadersFunction = () => ({ ...privateHeaders, "Referrer-Policy": "same-origin" });

export const meta: MetaFunction = () => adminMeta("Set up");

export async function loader({ request }: LoaderFunctionArgs) {
  const isOpen = await unlessAway(isSetupOpen(tokenOf(request)));
  return data({ isOpen }, { status: isOpen ? 200 : 410 });
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const submission = parseForm(await readForm(request), setupSchema);
  if (submission.status !== "success") {
    return data(submission.reply({ hideFields: ["password"] }), { status: 400 });
  }
  return formUnlessAway(makeOwner(request, submission.value), (formErrors) =>
    submission.reply({ formErrors, hideFields: ["password"] }),
  );
}

async function makeOwner(request: Request, setup: Setup) {
  const setupToken = tokenOf(request);
  const owner = await completeSetup(setupToken, setup);
  if (!owner) throw redirect(paths.admin.setup(setupToken), { headers: privateHeaders });

  return enter(await admit(owner, visitOf(request), { means: "link" }), request);
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}

export default function SetUp() {
  const { isOpen } = useLoaderData<typeof loader>();
  return isOpen ? <SetUpForm /> : <ClosedLink />;
}

export function ErrorBoundary() {
  return <EntranceError />;
}

function SetUpForm() {
  return (
    <Entrance title="Make the first account">
      <p className="mb-6 text-muted">It belongs to the owner, who may read and change everything here.</p>
      <EntranceForm id="setup" refusal={useActionData<typeof action>()} submitLabel="Make the account">
        <EntranceField name="name" label="Name" autoComplete="name" autoFocus />
        <EntranceField name="email" label="Email" type="email" autoComplete="username" />
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
