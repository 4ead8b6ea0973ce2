import { Link } from "@remix-run/react";
import { linkClasses } from "#app/admin/classes.ts";
import type { DemoSetting } from "#app/domain/settings/demo-settings.ts";
import { registry } from "#app/domain/settings/registry.ts";
import { paths } from "#app/http/paths.ts";
import { messages } from "./messages.ts";

/** Lists the public settings that still have demo values. It cannot be dismissed. */
export function DemoNotice({ settings }: { settings: DemoSetting[] }) {
  if (settings.length === 0) return null;
  return (
    <div role="note" className="mb-6 border-l-2 border-warn pl-3">
      <p className="font-semibold">{messages.demoContentIsLive}</p>
      <p className="text-muted">{messages.replaceThemBeforeVisitorsSee}</p>
      <ul className="mt-1">
        {settings.map(({ key, label, value }) => (
          <li key={key}>
            <Link to={paths.admin.setting(registry[key].tab, key)} className={linkClasses}>
              {label}
            </Link>
            : <span className="wrap-anywhere">{value}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
