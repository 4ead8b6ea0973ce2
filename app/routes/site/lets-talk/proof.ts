import type { LoaderFunctionArgs } from "@remix-run/node";
import { createProofChallenge, findCapacity } from "#app/domain/leads/enquiry-limits.server.ts";
import { requireKnownLanguage } from "#app/http/old-paths.server.ts";

const headers = { "Cache-Control": "no-store" };

/** LEAD-14: the proof-of-work challenge for an enquiry; 204 while none is required. */
export async function loader({ request }: LoaderFunctionArgs) {
  requireKnownLanguage(request);
  if ((await findCapacity()) === "open") return new Response(null, { status: 204, headers });
  return Response.json(await createProofChallenge(), { headers });
}
