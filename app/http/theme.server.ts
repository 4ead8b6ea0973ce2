import { type Theme, themeSchema } from "#app/domain/theme/theme.ts";
import { defineCookie } from "./cookies.server.ts";
import { isAdminPath } from "./site-paths.ts";

const cookie = defineCookie("theme");

/** The admin theme chosen in this browser. */
export function themeOf(request: Request): Theme {
  return themeSchema.catch("system").parse(cookie.in(request));
}

/** A `Set-Cookie` header that stores the choice. */
export function themeCookie(theme: Theme): string {
  return cookie.set(theme);
}

/** Sets the chosen theme in an admin document, effective from the first paint. */
export function withTheme(html: string, request: Request): string {
  const theme = themeOf(request);
  const isThemed = theme !== "system" && isAdminPath(new URL(request.url).pathname);
  return isThemed ? html.replace("<html ", `<html data-theme="${theme}" `) : html;
}
