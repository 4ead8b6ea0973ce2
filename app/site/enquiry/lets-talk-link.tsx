import { useLocation } from "@remix-run/react";
import type { ComponentPropsWithoutRef, KeyboardEvent } from "react";
import { useMessages } from "#app/languages/use-messages.ts";
import { sitePaths } from "#app/paths/site-paths.ts";
import { Arrow } from "#app/ui/arrow.tsx";
import { buttonClasses } from "#app/ui/button-link.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

type LetsTalkLinkProps = Omit<ComponentPropsWithoutRef<"a">, "href" | "role">;

/**
 * A link to the enquiry form. With JavaScript it opens the dialog (see `EnquiryDialogHost`); with a modifier key it is
 * followed like any link. The form's own page has none.
 */
export function LetsTalkLink({ children, ...attributes }: LetsTalkLinkProps) {
  const isButton = useHydrated();
  if (useLocation().pathname === sitePaths.letsTalk()) return null;
  return (
    <a {...attributes} href={sitePaths.letsTalk()} {...(isButton ? asButton : {})}>
      {children}
    </a>
  );
}

const asButton = {
  role: "button",
  "aria-haspopup": "dialog",
  onKeyDown(event: KeyboardEvent<HTMLAnchorElement>) {
    if (event.key !== " ") return;
    event.preventDefault();
    event.currentTarget.click();
  },
} as const;

/** The only filled button in the layout. */
export function LetsTalk({ className }: { className?: string }) {
  const { enquiry } = useMessages();
  return (
    <LetsTalkLink className={buttonClasses("filled", className)}>
      {enquiry.letsTalk}
      <Arrow className="shrink-0 transition-transform duration-200 group-hover/button:translate-x-0.5" />
    </LetsTalkLink>
  );
}
