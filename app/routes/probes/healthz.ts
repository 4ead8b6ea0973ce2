/** Liveness probe: does not check dependencies. */
export function loader() {
  return Response.json({ status: "alive" }, { headers: { "Cache-Control": "no-store" } });
}
