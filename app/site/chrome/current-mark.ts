/** For `aria-current`: `page` for the page itself, `true` for the section it lies in. */
export function currentMark(pathname: string, path: string): "page" | "true" | undefined {
  if (pathname === path) return "page";
  return pathname.startsWith(`${path}/`) ? "true" : undefined;
}
