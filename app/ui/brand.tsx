export const brandClasses =
  "inline-flex min-w-0 items-center gap-2.5 text-[1.3125rem] leading-tight font-[650] tracking-[-0.02em]";

/** The brand's logo, or the default mark, with its name. */
export function Brand({ name, logo }: { name: string; logo: string }) {
  return (
    <>
      {logo ? <img src={logo} alt="" width="26" height="26" className="size-6.5 object-contain" /> : <Mark />}
      <span className="truncate pr-[0.08em]">{name}</span>
    </>
  );
}

/** The default mark: a bird held by three strokes of air. */
export function Mark({ size = 26 }: { size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      className="shrink-0"
    >
      <path d="M2 9c7 0 10.5 2 14 8 3.5-6 7-8 14-8" />
      <path d="M16 17v12" />
      <path d="M9 20.5c3 .3 5 1.7 7 4.5 2-2.8 4-4.2 7-4.5" />
    </svg>
  );
}
