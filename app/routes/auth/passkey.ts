import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { assertionSchema } from "#app/domain/accounts/credentials.ts";
import { beginWithPasskey, finishWithPasskey } from "#app/domain/accounts/second-step.server.ts";
import { findPendingSignIn } from "#app/domain/accounts/sessions.server.ts";
import { pendingCookie, sessionTokenOf } from "#app/http/cookies.server.ts";
import { requireSameOrigin } from "#app/http/guards.server.ts";
import { readJson } from "#app/http/read-form.server.ts";
import { privateJson, privateRedirect } from "#app/http/redirect-to.server.ts";
import { visitOf } from "#app/http/request.server.ts";
import { pathAfterSignIn, signedInHeaders, tooMany } from "#app/http/sign-in-response.server.ts";
import { paths } from "#app/paths/paths.ts";

/** There is no page at this address. */
export function loader() {
  return privateRedirect(paths.admin.signIn());
}

/** Maximum size of a WebAuthn response; its longest part is a signature of a few hundred characters. */
const maxBytes = 64 * 1024;

const stepSchema = z.discriminatedUnion("step", [
  z.object({ step: z.literal("begin") }),
  z.object({ step: z.literal("finish"), response: assertionSchema }),
]);

/**
 * POST JSON: `begin` returns the WebAuthn options, `finish` returns where to redirect after verification. Used as a
 * second factor and for sign-in without a password.
 */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const asked = stepSchema.safeParse(await readJson(request, maxBytes));
  if (!asked.success) return problem("The browser did not send a passkey.", 400);

  // A sign-in that was begun with another account's password does not matter for a passkey alone.
  const isSecondFactor = new URL(request.url).searchParams.has("second");
  const pendingToken = isSecondFactor ? pendingCookie.in(request) : undefined;
  if (asked.data.step === "begin") {
    const begun = await beginWithPasskey(pendingToken, visitOf(request));
    if (begun.kind === "limited") return problem(tooMany(begun.retryAfter), 429);
    return privateJson(begun.options);
  }
  const pending = pendingToken ? await findPendingSignIn(pendingToken) : undefined;
  const outcome = await finishWithPasskey(
    pending && pendingToken,
    asked.data.response,
    visitOf(request),
    sessionTokenOf(request),
  );
  switch (outcome.kind) {
    case "signed-in":
      return Response.json({ to: pathAfterSignIn(request) }, { headers: signedInHeaders(outcome) });
    case "limited":
      return problem(tooMany(outcome.retryAfter), 429);
    case "over":
      return problem("That took too long. Sign in again.", 400);
    case "refused":
      return problem("This passkey does not belong to an account. Sign in with your password.", 400);
  }
}

function problem(problem: string, status: number): Response {
  return privateJson({ problem }, status);
}
