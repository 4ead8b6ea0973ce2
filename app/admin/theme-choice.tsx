import { Form, useLocation, useSubmit } from "@remix-run/react";
import type { Theme } from "#app/domain/theme/theme.ts";
import { paths } from "#app/paths/paths.ts";
import { focusRing } from "./classes.ts";

const labels: [Theme, string][] = [
  ["light", "Light"],
  ["dark", "Dark"],
  ["system", "System"],
];

/** The choice of the admin's theme, as three buttons. */
export function ThemeChoice({ theme }: { theme: Theme }) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={paths.admin.theme()} preventScrollReset className="mt-1.5">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <fieldset className="-ml-1 flex gap-1 text-[0.75rem]">
        <legend className="sr-only">Theme</legend>
        {labels.map(([value, label]) => (
          <button
            key={value}
            type="submit"
            name="theme"
            value={value}
            aria-pressed={theme === value}
            onClick={() => showTheme(value)}
            className={`cursor-pointer px-1 py-1 text-muted hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink ${focusRing}`}
          >
            {label}
          </button>
        ))}
      </fieldset>
    </Form>
  );
}

/** Applies a theme to the open document, before the server has stored it. */
function showTheme(theme: Theme) {
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
