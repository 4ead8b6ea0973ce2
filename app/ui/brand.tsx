export const brandClasses =
  "inline-flex min-w-0 items-center gap-2.5 text-[1.3125rem] leading-tight font-[650] tracking-[-0.02em]";

interface BrandProps {
  name: string;
  /** Shown without a logo. */
  initial: string;
  /** Addresses; empty without one. */
  logo: string;
  logoOnInk: string;
}

/** The brand's logo, or the initial of its name, with its name. */
export function Brand({ name, initial, logo, logoOnInk }: BrandProps) {
  return (
    <>
      {logo || logoOnInk ? (
        <Logo logo={logo} logoOnInk={logoOnInk} />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-6.5 shrink-0 place-items-center bg-signal text-[1.125rem] leading-none font-bold tracking-normal text-brand-ink"
        >
          {initial}
        </span>
      )}
      <span className="truncate pr-[0.08em]">{name}</span>
    </>
  );
}

/** With two logos, the style sheets show the one for the background. */
function Logo({ logo, logoOnInk }: Pick<BrandProps, "logo" | "logoOnInk">) {
  const shared = { width: 26, height: 26, loading: "lazy" } as const;
  const classes = "size-6.5 shrink-0 object-contain";
  if (!logo || !logoOnInk) return <img src={logo || logoOnInk} alt="" {...shared} className={classes} />;
  return (
    <>
      <img src={logo} alt="" {...shared} className={`logo-on-paper ${classes}`} />
      <img src={logoOnInk} alt="" {...shared} className={`logo-on-ink ${classes}`} />
    </>
  );
}
