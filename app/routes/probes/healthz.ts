/** The process lives; says nothing about its neighbours. */
export function loader() {
  return Response.json({ status: "alive" }, { headers: { "Cache-Control": "no-store" } });
}
