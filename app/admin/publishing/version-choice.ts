/** The two versions to compare, from the query; the second may be the draft. */
export function readVersionChoice(parameters: URLSearchParams): { from?: number; to?: number | "draft" } {
  const to = parameters.get("to");
  return { from: numberIn(parameters.get("from")), to: to === "draft" ? "draft" : numberIn(to) };
}

/**
 * The default version to compare the draft with: the published one, else the one before the newest, which equals the
 * draft.
 */
export function firstToCompare(versions: { number: number; isPublished: boolean }[]): number | undefined {
  return (versions.find(({ isPublished }) => isPublished) ?? versions[1] ?? versions[0])?.number;
}

function numberIn(value: string | null): number | undefined {
  return value && /^\d{1,6}$/.test(value) ? Number(value) : undefined;
}
