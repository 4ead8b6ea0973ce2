import { findRoom } from "#app/domain/leads/enquiry-limits.server.ts";
import { createProofChallenge } from "#app/domain/leads/proof-of-work.server.ts";

const headers = { "Cache-Control": "no-store" };

/** LEAD-14: what the browser has to work out before it sends an enquiry; 204 while nothing is asked for. */
export async function loader() {
  if ((await findRoom()) === "open") return new Response(null, { status: 204, headers });
  return Response.json(await createProofChallenge(), { headers });
}
