import { useSubmit } from "@remix-run/react";
import type { Theme } from "#app/domain/theme/theme.ts";
import { paths } from "#app/http/paths.ts";

/** Draws the open document in a theme, before the server has heard of it. */
export function showTheme(theme: Theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Chooses a theme and comes back to the screen one is on. */
export function useThemeChange(): (theme: Theme) => void {
  const submit = useSubmit();
  return (theme) => {
    showTheme(theme);
    const returnTo = window.location.pathname + window.location.search;
    submit({ theme, returnTo }, { method: "post", action: paths.admin.theme(), preventScrollReset: true });
  };
}
