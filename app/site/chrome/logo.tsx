import { initialOf } from "#app/domain/texts/initial.ts";
import { useSitePaths } from "#app/paths/use-site-paths.ts";
import { useSite } from "#app/site/site-data.ts";
import { Brand, brandClasses } from "#app/ui/brand.tsx";
import { InternalLink } from "#app/ui/smart-link.tsx";

/** Logo mark and name; links to the home page. */
export function Logo({ className = "" }: { className?: string }) {
  const { brand_name, brand_logo, brand_logo_on_ink } = useSite().settings;
  const { home } = useSitePaths();
  return (
    <InternalLink to={home()} className={`site-logo ${brandClasses} ${className}`}>
      <Brand
        name={brand_name}
        initial={initialOf(brand_name)}
        logo={brand_logo}
        logoOnInk={brand_logo_on_ink}
      />
    </InternalLink>
  );
}
