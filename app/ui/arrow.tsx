/** A decorative arrow in text. */
export function Arrow({ to = "right", className }: { to?: keyof typeof shapes; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      width="14"
      height="14"
      viewBox="0 0 14 14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      className={className ?? "shrink-0"}
    >
      <path d={shapes[to]} />
    </svg>
  );
}

const shapes = {
  right: "M1 7h12M8.5 2.5 13 7l-4.5 4.5",
  left: "M13 7H1M5.5 2.5 1 7l4.5 4.5",
  down: "M7 1v12M2.5 8.5 7 13l4.5-4.5",
  below: "M2 1v7h10M8.5 4.5 12 8l-3.5 3.5",
  away: "M3 11 11 3M4.5 3H11v6.5",
};
