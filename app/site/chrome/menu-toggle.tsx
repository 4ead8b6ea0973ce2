import type { KeyboardEvent, MouseEvent } from "react";
import { useMessages } from "#app/languages/use-messages.ts";
import { siteIndexId } from "#app/site/footer/site-index-id.ts";
import { classNames } from "#app/ui/class-names.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { Menu } from "./use-menu.ts";

interface MenuToggleProps {
  menu: Menu;
  /** Prefetches the menu's chunk before the click. */
  prepare: () => void;
  className?: string;
}

/** Opens the menu. Before hydration and without JavaScript it links to the site index in the footer. */
export function MenuToggle({ menu, prepare, className }: MenuToggleProps) {
  const { site } = useMessages();
  const isButton = useHydrated();

  function press(event: MouseEvent | KeyboardEvent) {
    event.preventDefault();
    menu.open();
  }

  return (
    <a
      ref={menu.toggleRef}
      href={`#${siteIndexId}`}
      aria-label={site.menu.title}
      data-needs-script
      className={classNames(
        "group grid size-10 place-content-center gap-[7px] forced-colors:bg-[Canvas]",
        className,
      )}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={press}
      {...(isButton
        ? {
            role: "button",
            "aria-haspopup": "dialog",
            "aria-expanded": menu.isOpen,
            onKeyDown: (event: KeyboardEvent) => event.key === " " && press(event),
          }
        : {})}
    >
      <span className={bar} />
      <span className={`${bar} origin-left group-hover:scale-x-70`} />
    </a>
  );
}

const bar =
  "block h-[1.5px] w-5.5 bg-current transition-transform duration-200 ease-out forced-colors:bg-[LinkText]";
