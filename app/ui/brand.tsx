import { Mark } from "./mark.tsx";

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
