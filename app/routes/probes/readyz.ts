import { readiness } from "#app/http/readiness.server.ts";

/** 200 when requests should be sent here, else 503; the body says who is missing. */
export async function loader() {
  const answer = await readiness();
  return Response.json(answer, {
    status: answer.status === "ready" ? 200 : 503,
    headers: { "Cache-Control": "no-store" },
  });
}
