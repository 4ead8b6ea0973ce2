/**
 * The version that whoever looks at a screen has seen: the one that was loaded, or the one that their own save has made
 * of it while the screen is still being loaded anew. Where somebody else's came between, it is the loaded one.
 */
export function seenVersion(loaded: number, answer?: { status: string; version?: number }): number {
  return answer?.status === "saved" && answer.version === loaded + 1 ? answer.version : loaded;
}
