import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { answerOldPath } from "#app/http/old-paths.server.ts";
import { unlistedMeta } from "#app/site/page-meta.ts";

export const meta: MetaFunction = ({ matches }) =>
  unlistedMeta(matches, ({ errors }) => errors.notFound.title);

/** Matches every other path, at any depth. */
export async function loader({ request }: LoaderFunctionArgs) {
  throw await answerOldPath(request);
}

export default function NothingHere() {
  return null;
}
