import { data } from "@remix-run/node";
import type { z } from "zod";
import { formUnlessAway } from "./database-away.server.ts";
import { parseForm } from "./parse-form.server.ts";
import { readForm } from "./read-form.server.ts";
import { requireSameOrigin } from "./same-origin.server.ts";

/** The token of a link that lets somebody in; empty when the address has none. */
export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}

/**
 * What the form behind such a link is answered with: what `enter` answers, or the form again with 400 and what is wrong,
 * or with 503 while Postgres is away. The password in it is sent back to nobody. Throws 403 when another site sent it.
 */
export async function receivePassword<Schema extends z.ZodType, Answer>(
  request: Request,
  schema: Schema,
  enter: (values: z.output<Schema>) => Promise<Answer>,
) {
  requireSameOrigin(request);
  const hideFields = ["password"];
  const submission = parseForm(await readForm(request), schema);
  if (submission.status !== "success") return data(submission.reply({ hideFields }), { status: 400 });
  return formUnlessAway(enter(submission.value), (formErrors) =>
    submission.reply({ formErrors, hideFields }),
  );
}
