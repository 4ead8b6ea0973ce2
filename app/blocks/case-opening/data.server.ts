import type { PageContext, ReadSettings } from "../resolve-blocks.server.ts";
import type { CaseOpeningProps } from "./schema.ts";

export interface CaseOpeningData {
  /** The page's slug, which names cover and title for view transitions. */
  slug: string;
}

export default async function loadCaseOpening(
  _props: CaseOpeningProps,
  _readSettings: ReadSettings,
  { slug }: PageContext,
): Promise<CaseOpeningData> {
  return { slug };
}
