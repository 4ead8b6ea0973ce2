import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { searchPages } from "#app/site/not-found/search-pages.server.ts";
import { unlistedMeta } from "#app/site/page-meta.ts";

export const meta: MetaFunction = ({ matches }) => unlistedMeta(matches, "Nothing here");

/** Where nothing is, and where what may have been meant is searched for. */
export async function loader({ request }: LoaderFunctionArgs) {
  throw data((await searchPages(request.url)) ?? null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
