import { readiness } from "#app/http/readiness.server.ts";

/** Readiness probe: 200 or 503; the body lists unavailable dependencies. */
export async function loader() {
  const answer = await readiness();
  return Response.json(answer, {
    status: answer.status === "ready" ? 200 : 503,
    headers: { "Cache-Control": "no-store" },
  });
}
