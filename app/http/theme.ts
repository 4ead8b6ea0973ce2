import { type Theme, themeSchema } from "#app/domain/theme/theme.ts";
import { paths } from "./paths.ts";

const name = "theme";
const year = 365 * 24 * 60 * 60;

/** The theme that a browser has chosen for the admin. */
export function themeOf(request: Request): Theme {
  const [, value] = request.headers.get("Cookie")?.match(/(?:^|;\s*)theme=([^;]*)/) ?? [];
  return themeSchema.catch("system").parse(value);
}

/** A `Set-Cookie` line that keeps the choice for a year; the admin alone gets it. */
export function themeCookie(theme: Theme): string {
  return `${name}=${theme}; Path=${paths.admin.home()}; Max-Age=${year}; SameSite=Lax; HttpOnly`;
}

/** A document of the admin that is drawn in the chosen theme from its first paint on. */
export function withTheme(html: string, request: Request): string {
  const theme = themeOf(request);
  const { pathname } = new URL(request.url);
  const isAdmin = `${pathname}/`.startsWith(`${paths.admin.home()}/`);
  return isAdmin && theme !== "system" ? html.replace("<html ", `<html data-theme="${theme}" `) : html;
}
