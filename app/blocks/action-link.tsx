import { ButtonLink } from "#app/ui/button-link.tsx";
import type { ButtonLook } from "#app/ui/button-look.ts";

interface ActionLinkProps {
  link: { label: string; href: string } | undefined;
  look?: ButtonLook;
  className?: string;
}

/** A block's link, styled as a button; renders nothing without an address. */
export function ActionLink({ link, ...rest }: ActionLinkProps) {
  if (!link?.href) return null;
  return (
    <ButtonLink href={link.href} {...rest}>
      {link.label}
    </ButtonLink>
  );
}
