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
