import { type Theme, themeSchema } from "#app/domain/theme/theme.ts";
import { adminCookie, cookieOf } from "./cookies.ts";
import { isAdminPath } from "./site-paths.ts";

const name = "theme";

/** The theme that a browser has chosen for the admin. */
export function themeOf(request: Request): Theme {
  return themeSchema.catch("system").parse(cookieOf(request, name));
}

/** A `Set-Cookie` line that keeps the choice. */
export function themeCookie(theme: Theme): string {
  return adminCookie(name, theme);
}

/** A document of the admin that is drawn in the chosen theme from its first paint on. */
export function withTheme(html: string, request: Request): string {
  const theme = themeOf(request);
  const isThemed = theme !== "system" && isAdminPath(new URL(request.url).pathname);
  return isThemed ? html.replace("<html ", `<html data-theme="${theme}" `) : html;
}
