/** `/%61bout` is `/about`, https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2. */
export function withoutNeedlessEscapes(pathname: string): string {
  return pathname.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escaped;
  });
}
