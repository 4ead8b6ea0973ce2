import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AuthError } from "#app/admin/auth/auth-layout.tsx";
import { AskForm, NewPasswordForm, OnItsWay, UsedRecoveryLink } from "#app/admin/auth/recover-steps.tsx";
import { emailFormSchema, newPasswordFormSchema } from "#app/domain/accounts/credentials.ts";
import { completeRecovery, findRecovery, requestRecovery } from "#app/domain/accounts/recovery.server.ts";
import { formOrServiceUnavailable, orServiceUnavailable } from "#app/http/database-unavailable.server.ts";
import { requireSameOrigin } from "#app/http/guards.server.ts";
import { parseSignedOutForm } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { visitOf } from "#app/http/request.server.ts";
import { tokenLinkHeaders } from "#app/http/response-headers.ts";
import { receivePassword, tooMany } from "#app/http/sign-in-response.server.ts";
import { paths } from "#app/paths/paths.ts";

export const headers = () => tokenLinkHeaders;

export const meta = () => adminMeta("New password");

/** With a token, the form for a new password; without one, the form that requests a link. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (searchParams.has("sent")) return { step: "sent" } as const;
  const token = searchParams.get("token");
  if (token === null) return { step: "ask" } as const;
  const staff = await orServiceUnavailable(findRecovery(token));
  return staff
    ? ({ step: "choose", email: staff.email } as const)
    : data({ step: "closed" } as const, { status: 410 });
}

export async function action({ request }: ActionFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return searchParams.has("token")
    ? receivePassword(request, {
        schema: newPasswordFormSchema,
        ownWords: (_, token) => ownWordsOf(token),
        accept: (token, { password }) => completeRecovery(token, password),
        screen: paths.admin.recover,
      })
    : ask(request);
}

/** Responds identically for every address, in the same time. */
async function ask(request: Request) {
  requireSameOrigin(request);
  const submission = await parseSignedOutForm(request, emailFormSchema);
  if (submission.status !== "success") return data(submission.reply(), { status: 400 });
  const asked = requestRecovery(submission.value.email, visitOf(request)).then((retryAfter) =>
    retryAfter > 0
      ? data(submission.reply({ formErrors: [tooMany(retryAfter)] }), { status: 429 })
      : seeOther(`${paths.admin.recover()}?sent`),
  );
  return formOrServiceUnavailable(asked, (formErrors) => submission.reply({ formErrors }));
}

async function ownWordsOf(token: string): Promise<string[]> {
  const staff = await findRecovery(token);
  return staff ? [staff.email, staff.name] : [];
}

export default function Recover() {
  const shown = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  switch (shown.step) {
    case "ask":
      return <AskForm refusal={refusal} />;
    case "sent":
      return <OnItsWay />;
    case "choose":
      return <NewPasswordForm email={shown.email} refusal={refusal} />;
    case "closed":
      return <UsedRecoveryLink />;
  }
}

export { AuthError as ErrorBoundary };
