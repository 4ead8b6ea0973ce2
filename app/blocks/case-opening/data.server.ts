import type { PageContext, ReadSettings } from "../resolve-blocks.server.ts";
import type { CaseOpeningProps } from "./schema.ts";

/** The page's slug names cover and title for view transitions. */
export default async function loadCaseOpening(
  _props: CaseOpeningProps,
  _readSettings: ReadSettings,
  { slug }: PageContext,
) {
  return { slug };
}
