export const brandClasses =
  "inline-flex min-w-0 items-center gap-2.5 text-[1.3125rem] leading-tight font-[650] tracking-[-0.02em]";

/** A longer name is smaller and may take two lines, because the bar of a phone has no room for it beside its button. */
const MAX_LETTERS_OF_A_LINE = 10;
const longNameClasses = "text-base leading-tight wrap-anywhere";

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
          className="flex size-6.5 shrink-0 items-center justify-center bg-signal text-ink"
        >
          {initial}
        </span>
      )}
      <span className={name.length > MAX_LETTERS_OF_A_LINE ? longNameClasses : "truncate pr-[0.08em]"}>
        {name}
      </span>
    </>
  );
}

/** Of two logos, the one for the background: `--on-paper` and `--on-ink` are set where it is dark. */
const displays = { paper: { display: "var(--on-paper)" }, ink: { display: "var(--on-ink,none)" } };

function Logo({ logo, logoOnInk }: Pick<BrandProps, "logo" | "logoOnInk">) {
  const shared = {
    width: 26,
    height: 26,
    loading: "lazy",
    className: "size-6.5 shrink-0 object-contain",
  } as const;
  if (!logo || !logoOnInk) return <img src={logo || logoOnInk} alt="" {...shared} />;
  return (
    <>
      <img src={logo} alt="" {...shared} style={displays.paper} />
      <img src={logoOnInk} alt="" {...shared} style={displays.ink} />
    </>
  );
}
