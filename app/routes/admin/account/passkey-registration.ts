import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { passkeyNameSchema, passwordSchema, registrationSchema } from "#app/domain/accounts/credentials.ts";
import { addPasskey, beginPasskey } from "#app/domain/accounts/passkeys.server.ts";
import { passwordProblem } from "#app/http/confirm.server.ts";
import { requireSession } from "#app/http/guards.server.ts";
import { readJson } from "#app/http/read-form.server.ts";
import { privateJson, redirectTo } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const loader = redirectTo("account.update", () => paths.admin.passkeys());

const stepSchema = z.discriminatedUnion("step", [
  z.object({ step: z.literal("begin"), name: passkeyNameSchema, password: passwordSchema }),
  z.object({ step: z.literal("finish"), name: passkeyNameSchema, response: registrationSchema }),
]);

/** POST JSON: `begin`, with the name and the password, returns the WebAuthn options; `finish` stores the passkey. */
export async function action({ request }: ActionFunctionArgs) {
  const session = await requireSession(request, "account.update", "data");
  const { staff } = session;
  const asked = stepSchema.safeParse(await readJson(request));
  if (!asked.success) return problem(asked.error.issues[0]?.message ?? "The form was empty. Try again.", 400);

  if (asked.data.step === "begin") {
    const wrong = await passwordProblem(staff, asked.data.password);
    if (wrong) return problem(wrong.text, wrong.status);
    return privateJson(await beginPasskey(staff));
  }
  const added = await addPasskey(session, asked.data.name, asked.data.response);
  if (!added) return problem("This passkey does not match your account. Try again.", 400);
  return privateJson(added);
}

function problem(problem: string, status: number): Response {
  return privateJson({ problem }, status);
}
