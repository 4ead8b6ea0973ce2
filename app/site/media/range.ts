/**
 * Bytes of the longest part that is given at once. A player that has enough stops reading; a part of this size is
 * through by then, and no connection to the storage waits for it.
 */
const longestPart = 2 * 1_048_576;

/**
 * The part of a film or document that a request asks for, as the storage is asked for it; undefined for all of it. An
 * open end is cut: whoever asks goes on after what it got, https://www.rfc-editor.org/rfc/rfc9110#section-15.3.7
 */
export function partOf(request: Request, headers: Headers): string | undefined {
  const condition = request.headers.get("If-Range");
  if (condition && condition !== headers.get("ETag")) return undefined;
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(request.headers.get("Range") ?? "") ?? [];
  if (first !== undefined) {
    const end = Number(first) + longestPart - 1;
    return `bytes=${first}-${last ? Math.min(Number(last), end) : end}`;
  }
  return /^bytes=-\d{1,15}$/.exec(request.headers.get("Range") ?? "")?.[0];
}
