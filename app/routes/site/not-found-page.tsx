import type { MetaFunction } from "@remix-run/node";
import { unlistedMeta } from "#app/site/page-meta.ts";

export const meta: MetaFunction = ({ matches }) =>
  unlistedMeta(matches, ({ errors }) => errors.notFound.title);

/** Responds with 404. */
export function loader() {
  throw new Response("Not found", { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
