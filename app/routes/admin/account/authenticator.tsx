import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { accountWith } from "#app/admin/account/account-news.ts";
import { CodeList, ConfirmForm, ScanForm } from "#app/admin/account/second-factor-steps.tsx";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/admin-page.tsx";
import type { Session } from "#app/domain/accounts/account.ts";
import {
  beginAuthenticator,
  canHaveAuthenticators,
  confirmAuthenticator,
  findBegunAuthenticator,
  qrModules,
  removeAuthenticator,
} from "#app/domain/accounts/authenticator.server.ts";
import { secondStepSchema } from "#app/domain/accounts/credentials.ts";
import { findSecondFactors } from "#app/domain/accounts/second-factors.server.ts";
import { refuseUnlessConfirmed } from "#app/http/confirm.server.ts";
import { requireSession } from "#app/http/guards.server.ts";
import { parseForm, readForm } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { tooMany } from "#app/http/sign-in-response.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction = () => adminMeta("Authenticator app");

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireSession(request, "account.update");
  const { authenticator } = await findSecondFactors(session.staff.id);
  if (authenticator) return { step: "remove" } as const;
  if (!canHaveAuthenticators) return { step: "impossible" } as const;
  const begun = await findBegunAuthenticator(session);
  if (!begun) return { step: "begin" } as const;
  return { step: "scan", secret: begun.secret, modules: await qrModules(begun.uri) } as const;
}

/** Starts the setup of an authenticator app, confirms it with its first code, or removes it, depending on `intent`. */
export async function action({ request }: ActionFunctionArgs) {
  const session = await requireSession(request, "account.update");
  const { staff } = session;
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === "confirm") return confirm(form, session);

  const refused = await refuseUnlessConfirmed(form, staff);
  if (refused) return data({ result: refused.data }, refused.init ?? {});
  if (intent === "remove") {
    await removeAuthenticator(staff);
    return seeOther(accountWith("authenticator-removed"));
  }
  if (canHaveAuthenticators) await beginAuthenticator(session);
  return seeOther(paths.admin.authenticator());
}

async function confirm(form: FormData, session: Session) {
  const submission = parseForm(form, secondStepSchema);
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const outcome = await confirmAuthenticator(session, submission.value.code);
  const refuse = (problem: string, status: number) =>
    data({ result: submission.reply({ fieldErrors: { code: [problem] } }) }, { status });
  switch (outcome.kind) {
    case "confirmed":
      return outcome.codes ? data({ codes: outcome.codes }) : seeOther(accountWith("authenticator-added"));
    case "wrong":
      return refuse(
        "This code is not correct. Check that the clock of your phone is right, then enter the current code.",
        400,
      );
    case "limited":
      return refuse(tooMany(outcome.retryAfter), 429);
    case "expired":
      return seeOther(accountWith("authenticator-expired"));
  }
}

export default function Authenticator() {
  return (
    <AdminPage title="Authenticator app" back={{ to: paths.admin.account(), label: "Your account" }}>
      <Step />
    </AdminPage>
  );
}

function Step() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && "codes" in answer) return <CodeList codes={answer.codes} />;
  const lastResult = answer?.result;
  switch (shown.step) {
    case "begin":
      return (
        <ConfirmForm id="begin" intent="begin" label="Continue" lastResult={lastResult}>
          <p className="text-muted">
            Use an app on your phone, such as Aegis, 1Password or Google Authenticator. It shows a new code
            every 30 seconds. You enter a code after your password when you sign in.
          </p>
        </ConfirmForm>
      );
    case "scan":
      return <ScanForm secret={shown.secret} modules={shown.modules} lastResult={lastResult} />;
    case "remove":
      return (
        <ConfirmForm id="remove" intent="remove" label="Remove the app" lastResult={lastResult}>
          <p>
            Your authenticator app is set up. If you remove it, only your password protects your account,
            unless you have a passkey.
          </p>
        </ConfirmForm>
      );
    case "impossible":
      return (
        <p className="max-w-prose">
          This site has no <code className="mono">SECRET_KEY</code>, the key that encrypts authenticator
          secrets. Ask the operator to set it, or add a passkey instead.
        </p>
      );
  }
}
