/** The two versions that an address asks to be compared; the second may be what is being edited. */
export function readVersionChoice(parameters: URLSearchParams): { from?: number; to?: number | "draft" } {
  const to = parameters.get("to");
  return { from: numberIn(parameters.get("from")), to: to === "draft" ? "draft" : numberIn(to) };
}

function numberIn(value: string | null): number | undefined {
  return value && /^\d{1,6}$/.test(value) ? Number(value) : undefined;
}
