import { ButtonLink } from "#app/ui/button-link.tsx";
import type { ButtonLook } from "#app/ui/button-look.ts";

interface ActionLinkProps {
  link: { label: string; href: string } | undefined;
  look?: ButtonLook;
  className?: string;
}

/** A link of a block, drawn as something to press; nothing while it leads nowhere. */
export function ActionLink({ link, ...rest }: ActionLinkProps) {
  if (!link?.href) return null;
  return (
    <ButtonLink href={link.href} {...rest}>
      {link.label}
    </ButtonLink>
  );
}
