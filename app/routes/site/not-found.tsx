import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { answerMissing } from "#app/site/not-found/answer-missing.server.ts";
import { unlistedMeta } from "#app/site/page-meta.ts";

export const meta: MetaFunction = ({ matches }) =>
  unlistedMeta(matches, ({ errors }) => errors.notFound.title);

/** Matches every other path, at any depth. */
export async function loader({ request }: LoaderFunctionArgs) {
  throw await answerMissing(request);
}

export default function NothingHere() {
  return null;
}
