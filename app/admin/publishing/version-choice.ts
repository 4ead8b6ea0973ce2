/** The two versions that an address asks to be compared; the second may be what is being edited. */
export function readVersionChoice(parameters: URLSearchParams): { from?: number; to?: number | "draft" } {
  const to = parameters.get("to");
  return { from: numberIn(parameters.get("from")), to: to === "draft" ? "draft" : numberIn(to) };
}

/** What the draft is compared with first: what visitors see; else the version before the newest, which the draft equals. */
export function firstToCompare(versions: { number: number; isPublished: boolean }[]): number | undefined {
  return (versions.find(({ isPublished }) => isPublished) ?? versions[1] ?? versions[0])?.number;
}

function numberIn(value: string | null): number | undefined {
  return value && /^\d{1,6}$/.test(value) ? Number(value) : undefined;
}
