// Written by `npm run art`: change what is in demo/art/ and run it again.

/** A picture that is kept in several widths as AVIF, /art/<name>-<width>.avif, and in one as WebP. */
export interface Drawn {
  /** The original size in pixels, and the available widths in ascending order. */
  width: number;
  height: number;
  widths: number[];
  /** The width of the WebP, for what cannot read AVIF. */
  fallbackWidth: number;
  /** The colour of its ground, for the box it arrives in. */
  ground: string;
}

/** The sizes of pictures by their kind, and the ground if all of a kind have the same. */
const kinds: Record<string, Omit<Drawn, "ground"> & Partial<Drawn>> = {
  covers: {
    width: 1600,
    height: 1000,
    widths: [640, 1024, 1600],
    fallbackWidth: 1024,
    ground: "#0e1112",
  },
  solutions: { width: 1920, height: 620, widths: [640, 1280, 1920], fallbackWidth: 1280 },
  services: { width: 1920, height: 620, widths: [640, 1280, 1920], fallbackWidth: 1280 },
  news: { width: 1600, height: 900, widths: [640, 1024, 1600], fallbackWidth: 1024 },
  offices: { width: 960, height: 720, widths: [480, 960, 1600], fallbackWidth: 960 },
  portraits: { width: 480, height: 600, widths: [240, 480], fallbackWidth: 480 },
  avatars: { width: 384, height: 384, widths: [96, 192, 384], fallbackWidth: 192 },
};

const grounds = { usual: "#eae6dc", other: "#0e1112" };

/** The pictures on the most frequent ground beside the usual one; every page loads them, so no other ground is listed. */
const onOther =
  " solutions/e-commerce solutions/banking-apps solutions/dwh services/web-development services/mobile-development services/cloud-and-devops news/perch-lock-report-for-postgres-migrations news/what-38-fixed-prices-taught-us news/a-door-in-manchester news/the-shift-that-started-at-half-past-three offices/vilnius ";

/** A picture by kind and slug, such as `covers/ostra-bank`; undefined for a kind that does not exist. */
export function pictureNamed(name: string): Drawn | undefined {
  const kind = kinds[name.slice(0, name.indexOf("/"))];
  const ground = onOther.includes(` ${name} `) ? grounds.other : grounds.usual;
  return kind && { ground, ...kind };
}
