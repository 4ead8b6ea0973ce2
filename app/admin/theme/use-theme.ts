import { useSubmit } from "@remix-run/react";
import type { Theme } from "#app/domain/theme/theme.ts";
import { paths } from "#app/http/paths.ts";

/** Applies a theme to the open document, before the server has stored it. */
export function showTheme(theme: Theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Stores a theme and returns to the current screen. */
export function useThemeChange(): (theme: Theme) => void {
  const submit = useSubmit();
  return (theme) => {
    showTheme(theme);
    const returnTo = window.location.pathname + window.location.search;
    submit({ theme, returnTo }, { method: "post", action: paths.admin.theme(), preventScrollReset: true });
  };
}
