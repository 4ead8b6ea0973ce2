/** The icon of a block type: lines on a grid of 16. */
export function BlockIcon({ name, className }: { name: BlockIconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      className={className}
    >
      <path d={shapes[name]} />
    </svg>
  );
}

export type BlockIconName = keyof typeof shapes;

const shapes = {
  hero: "M1.5 3.5h9M1.5 6.5h6M1.5 9.5h13v4h-13z",
  paragraph: "M1.5 3.5h13M1.5 6.5h13M1.5 9.5h13M1.5 12.5h8",
  picture: "M1.5 2.5h13v11h-13zM1.5 11l4-4 3.5 3.5 2-2 3.5 3.5M10.5 5.5h1",
  pictures: "M1.5 4.5h9v9h-9zM4.5 4.5v-3h10v10h-4M1.5 11.5l3-3 3 3",
  film: "M1.5 2.5h13v11h-13zM6.5 5.5v5l4-2.5z",
  columns: "M1.5 2.5h5.5v11h-5.5zM9 2.5h5.5v11h-5.5z",
  grid: "M1.5 1.5h5.5v5.5h-5.5zM9 1.5h5.5v5.5h-5.5zM1.5 9h5.5v5.5h-5.5zM9 9h5.5v5.5h-5.5z",
  number: "M1.5 13.5h13M3.5 13.5v-4M8 13.5v-7M12.5 13.5v-11",
  steps: "M1.5 3.5h2M6 3.5h8.5M1.5 8h2M6 8h8.5M1.5 12.5h2M6 12.5h8.5",
  logos: "M1.5 6h3v4h-3zM6.5 6h3v4h-3zM11.5 6h3v4h-3z",
  people:
    "M5.5 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM1.5 13.5c0-5 8-5 8 0M10.5 2.8a2.5 2.5 0 0 1 0 4.4M11.5 9.9c2 .3 3 1.6 3 3.6",
  quote: "M2 12.5c2.5-1 4-3 4-6.5v-2.5h-4v4h3M9.5 12.5c2.5-1 4-3 4-6.5v-2.5h-4v4h3",
  quotes: "M1.5 2.5h13v8h-8l-3 3v-3h-2zM4.5 5.5h7M4.5 7.5h4",
  passport: "M2.5 1.5h11v13h-11zM5 5h2M9 5h2.5M5 8h2M9 8h2.5M5 11h2M9 11h2.5",
  case: "M1.5 3.5h4v9h-4zM8 3.5h6.5M8 8h6.5M8 12.5h6.5",
  links: "M1.5 4h11M1.5 8h11M1.5 12h11M11 2.5l1.5 1.5-1.5 1.5M11 6.5l1.5 1.5-1.5 1.5M11 10.5l1.5 1.5-1.5 1.5",
  news: "M1.5 2.5h10v11h-10zM11.5 6.5h3v5.5q0 1.5-1.5 1.5h-2M4 5.5h5M4 8h5M4 10.5h3",
  wall: "M1.5 2.5h13M1.5 13.5h13M1.5 8c2 0 2-2.5 6.5-2.5s4.5 2.5 6.5 2.5c-2 0-2 2.5-6.5 2.5s-4.5-2.5-6.5-2.5",
  stations:
    "M1.5 4.5q2.5 0 3 3.5t3.5 0 3.5 0 3-3.5M1.5 11.5q2.5 0 3-3.5M14.5 11.5q-2.5 0-3-3.5M4.5 6v4M11.5 6v4",
  stack: "M8 1.5l6.5 3.25-6.5 3.25-6.5-3.25zM1.5 8l6.5 3.25 6.5-3.25M1.5 11.25l6.5 3.25 6.5-3.25",
  services: "M1.5 5.5h13v8h-13zM5.5 5.5v-3h5v3M1.5 9h13",
  table: "M1.5 2.5h13v11h-13zM1.5 6h13M1.5 9.75h13M6 2.5v11",
  price: "M2.5 1.5h11v13h-11zM5 5h6M5 8h6M5 11h3",
  question: "M5 6c0-4.5 6-4.5 6-.5 0 2.5-3 2.5-3 5M8 12.5v1.5",
  code: "M5 4l-3.5 4 3.5 4M11 4l3.5 4-3.5 4M9.5 2.5l-3 11",
  compare: "M1.5 2.5h13v11h-13zM8 1v14M5.5 6.5l-1.5 1.5 1.5 1.5M10.5 6.5l1.5 1.5-1.5 1.5",
  timeline: "M3.5 1.5v13M3.5 4h3M3.5 8h3M3.5 12h3M9 4h5.5M9 8h5.5M9 12h5.5",
  stairs: "M1.5 3h5M5.5 8h5M9.5 13h5M1.5 1v14M14.5 1v14",
  bars: "M1.5 1.5v13M1.5 4h13M1.5 8h8M1.5 12h4",
  week: "M1.5 3v4M5 1.5v7M8 3v4M11 1.5v7M14.5 3v4M1.5 12h13",
  place: "M8 14.5c-3-4-4.5-6-4.5-8.5a4.5 4.5 0 0 1 9 0c0 2.5-1.5 4.5-4.5 8.5zM8 7.5v-3",
  download: "M8 1.5v8.5M4.5 6.5l3.5 3.5 3.5-3.5M1.5 11v3h13v-3",
  action: "M1.5 4.5h13v7h-13zM5 8h5.5M8.5 6l2 2-2 2",
  form: "M1.5 2.5h13v3h-13zM1.5 8h13v3h-13zM9.5 13.5h5",
  shared:
    "M5.5 8a2 2 0 1 0-4 0 2 2 0 0 0 4 0zM14.5 3.5a2 2 0 1 0-4 0 2 2 0 0 0 4 0zM14.5 12.5a2 2 0 1 0-4 0 2 2 0 0 0 4 0zM5.3 7.1l5.4-2.7M5.3 8.9l5.4 2.7",
  embed: "M1.5 2.5h13v11h-13zM1.5 5.5h13M6.5 8l-2 2 2 2M9.5 8l2 2-2 2",
};
