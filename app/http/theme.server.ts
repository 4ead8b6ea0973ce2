import { type Theme, themeSchema } from "#app/domain/theme/theme.ts";
import { defineCookie } from "./cookies.server.ts";
import { isAdminPath } from "./site-paths.ts";

const cookie = defineCookie("theme");

/** The theme that a browser has chosen for the admin. */
export function themeOf(request: Request): Theme {
  return themeSchema.catch("system").parse(cookie.in(request));
}

/** A `Set-Cookie` line that keeps the choice. */
export function themeCookie(theme: Theme): string {
  return cookie.set(theme);
}

/** A document of the admin that is drawn in the chosen theme from its first paint on. */
export function withTheme(html: string, request: Request): string {
  const theme = themeOf(request);
  const isThemed = theme !== "system" && isAdminPath(new URL(request.url).pathname);
  return isThemed ? html.replace("<html ", `<html data-theme="${theme}" `) : html;
}
