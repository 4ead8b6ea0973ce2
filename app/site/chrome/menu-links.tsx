import type { PageLink } from "#app/domain/pages/page.ts";
import { InternalLink } from "#app/ui/smart-link.tsx";

interface ShortcutsProps {
  links: PageLink[];
  className?: string;
  onFollow?: () => void;
}

/** SITE-08: news, prices and the search, in small text below the sections. */
export function Shortcuts({ links, className = "", onFollow }: ShortcutsProps) {
  return (
    <p className={`flex flex-wrap gap-x-3 text-[0.9375rem] ${className}`}>
      {links.map(({ title, path }) => (
        <InternalLink key={path} to={path} onClick={onFollow} className="py-1 hover:underline">
          {title}
        </InternalLink>
      ))}
    </p>
  );
}

/** The value of `aria-current`: `page` for the page itself, `true` for its section. */
export function currentMark(pathname: string, path: string): "page" | "true" | undefined {
  if (pathname === path) return "page";
  return pathname.startsWith(`${path}/`) ? "true" : undefined;
}
