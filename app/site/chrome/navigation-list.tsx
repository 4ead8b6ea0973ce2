import { useLocation } from "@remix-run/react";
import { useSite } from "#app/site/site-data.ts";
import { InternalLink } from "#app/ui/internal-link.tsx";
import { currentMark } from "./current-mark.ts";

/** The numbered main entries, the one around this page marked. */
export function NavigationList() {
  const { navigation } = useSite();
  const { pathname } = useLocation();
  if (navigation.length === 0) return null;
  return (
    <nav aria-label="Main">
      <ol>
        {navigation.map(({ slug, title, path, number }) => (
          <li key={slug}>
            <InternalLink
              to={path}
              aria-current={currentMark(pathname, path)}
              className="group grid grid-cols-[2.125rem_minmax(0,1fr)] items-baseline py-[clamp(0.3rem,1vh,0.5625rem)] text-[1.0625rem] leading-normal tracking-[-0.01em] aria-[current]:font-semibold"
            >
              <span aria-hidden="true" className="mono text-muted group-aria-[current]:text-signal-text">
                {number}
              </span>
              <span className="underline decoration-transparent underline-offset-4 transition-colors duration-150 group-hover:decoration-current">
                {title}
              </span>
            </InternalLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
