import hostGrotesk from "./fonts/host-grotesk.woff2?url";
import martianMono from "./fonts/martian-mono.woff2?url";

/** The fonts that every page needs to render its text; see fonts.css. */
export const fontPreloads = [hostGrotesk, martianMono].map((href) => ({
  rel: "preload" as const,
  as: "font" as const,
  type: "font/woff2",
  href,
  crossOrigin: "anonymous" as const,
}));
