import { sitePaths } from "#app/http/site-paths.ts";
import { useSite } from "#app/site/site-data.ts";
import { InternalLink } from "#app/ui/internal-link.tsx";
import { Mark } from "#app/ui/mark.tsx";

/** Mark and name; leads home. */
export function Logo({ className = "" }: { className?: string }) {
  return (
    <InternalLink to={sitePaths.home()} className={`site-logo ${brandClasses} ${className}`}>
      <Brand />
    </InternalLink>
  );
}

export const brandClasses =
  "inline-flex min-w-0 items-center gap-2.5 text-[1.3125rem] leading-tight font-[650] tracking-[-0.035em]";

export function Brand() {
  const { brand_name, brand_logo } = useSite().settings;
  return (
    <>
      {brand_logo ? (
        <img src={brand_logo} alt="" width="26" height="26" className="size-6.5 object-contain" />
      ) : (
        <Mark />
      )}
      <span className="truncate">{brand_name}</span>
    </>
  );
}
