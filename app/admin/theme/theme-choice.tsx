import { Form, useLocation } from "@remix-run/react";
import { focusRing } from "#app/admin/classes.ts";
import { messages } from "#app/admin/messages.ts";
import type { Theme } from "#app/domain/theme/theme.ts";
import { paths } from "#app/http/paths.ts";
import { showTheme } from "./use-theme.ts";

const labels: [Theme, string][] = [
  ["light", messages.light],
  ["dark", messages.dark],
  ["system", messages.system],
];

/** The choice of the admin's theme, as three buttons. */
export function ThemeChoice({ theme }: { theme: Theme }) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={paths.admin.theme()} preventScrollReset className="mt-1.5">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <fieldset className="-ml-1 flex gap-1 text-[0.75rem]">
        <legend className="sr-only">{messages.theme}</legend>
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
