/** A third-party host whose pages can be embedded. */
interface EmbedHost {
  name: string;
  /** Host names in the addresses that people copy. */
  hosts: string[];
  /** Whether it is a video host. */
  isVideo: boolean;
  /** The only host from which frames may load. */
  frameHost: string;
  /** Returns path and query of the frame for the address of a page; undefined for pages that cannot be embedded. */
  frame: (page: URL) => string | undefined;
}

/** The allowed hosts. Nothing loads from them before the visitor's click. */
const embedHosts: EmbedHost[] = [
  {
    name: "YouTube",
    hosts: ["www.youtube.com", "youtube.com", "m.youtube.com", "youtu.be", "www.youtube-nocookie.com"],
    isVideo: true,
    frameHost: "www.youtube-nocookie.com",
    frame: ({ pathname, searchParams }) => {
      const id = searchParams.get("v") ?? lastOf(pathname);
      return /^[\w-]{11}$/.test(id) ? `/embed/${id}?autoplay=1&rel=0` : undefined;
    },
  },
  {
    name: "Vimeo",
    hosts: ["vimeo.com", "www.vimeo.com", "player.vimeo.com"],
    isVideo: true,
    frameHost: "player.vimeo.com",
    frame: ({ pathname }) => {
      const id = lastOf(pathname);
      return /^\d{5,12}$/.test(id) ? `/video/${id}?autoplay=1&dnt=1` : undefined;
    },
  },
  {
    name: "Loom",
    hosts: ["www.loom.com", "loom.com"],
    isVideo: true,
    frameHost: "www.loom.com",
    frame: ({ pathname }) => {
      const id = lastOf(pathname);
      return /^[0-9a-f]{32}$/.test(id) ? `/embed/${id}?autoplay=1` : undefined;
    },
  },
  {
    name: "Figma",
    hosts: ["www.figma.com", "figma.com"],
    isVideo: false,
    frameHost: "embed.figma.com",
    frame: ({ pathname }) =>
      /^\/(design|proto|board|deck|file)\/[\w-]+/.test(pathname) ? `${pathname}?embed-host=share` : undefined,
  },
  {
    name: "CodePen",
    hosts: ["codepen.io"],
    isVideo: false,
    frameHost: "codepen.io",
    frame: ({ pathname }) => {
      const [, user, pen] = /^\/([\w/-]+)\/(?:pen|embed|full|details)\/(\w+)/.exec(pathname) ?? [];
      return user && pen ? `/${user}/embed/${pen}?default-tab=result` : undefined;
    },
  },
  {
    name: "OpenStreetMap",
    hosts: ["www.openstreetmap.org", "openstreetmap.org"],
    isVideo: false,
    frameHost: "www.openstreetmap.org",
    frame: ({ pathname, search, searchParams }) =>
      pathname === "/export/embed.html" && searchParams.has("bbox") ? pathname + search : undefined,
  },
];

/** The `frame-src` hosts of the site's content security policy. */
export const frameHosts = embedHosts.map(({ frameHost }) => frameHost);

/** Their names, for the field's help text. */
export const embedNames = embedHosts.map(({ name }) => name).join(", ");
export const videoNames = embedHosts
  .filter(({ isVideo }) => isVideo)
  .map(({ name }) => name)
  .join(", ");

export interface Frame {
  src: string;
  /** The host's name, such as "Vimeo". */
  name: string;
  isVideo: boolean;
}

/** Returns the frame for an address copied from a browser; undefined for hosts that are not allowed. */
export function frameFor(address: string): Frame | undefined {
  if (!URL.canParse(address)) return undefined;
  const page = new URL(address);
  const host = embedHosts.find(({ hosts }) => page.protocol === "https:" && hosts.includes(page.host));
  const path = host?.frame(page);
  return host && path
    ? { src: `https://${host.frameHost}${path}`, name: host.name, isVideo: host.isVideo }
    : undefined;
}

function lastOf(pathname: string): string {
  return pathname.split("/").filter(Boolean).at(-1) ?? "";
}
