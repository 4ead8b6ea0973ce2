import type { PageContext, ReadSettings } from "../resolve-blocks.server.ts";
import type { CaseOpeningProps } from "./schema.ts";

export interface CaseOpeningData {
  /** Of the page, which names its cover and title for transitions from lists. */
  slug: string;
}

export default async function loadCaseOpening(
  _props: CaseOpeningProps,
  _readSettings: ReadSettings,
  { slug }: PageContext,
): Promise<CaseOpeningData> {
  return { slug };
}
