import { paths } from "#app/paths/paths.ts";

/** The brand's mark in the admin and on its sign-in screens, for the light and the dark theme. */
export function BrandMark({ size = 26 }: { size?: number }) {
  const shared = { width: size, height: size, loading: "lazy" } as const;
  return (
    <>
      <img src={paths.icon("mark.svg")} alt="" {...shared} className="shrink-0 admin-dark:hidden" />
      <img
        src={paths.icon("mark-on-ink.svg")}
        alt=""
        {...shared}
        className="hidden shrink-0 admin-dark:block"
      />
    </>
  );
}
