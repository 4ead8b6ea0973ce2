/** The value of `aria-current`: `page` for the page itself, `true` for its section. */
export function currentMark(pathname: string, path: string): "page" | "true" | undefined {
  if (pathname === path) return "page";
  return pathname.startsWith(`${path}/`) ? "true" : undefined;
}
