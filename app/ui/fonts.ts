import hostGrotesk from "./fonts/host-grotesk.woff2?url";
import martianMono from "./fonts/martian-mono.woff2?url";

/** The files every page needs before its text can be drawn as designed; see fonts.css. */
export const fontPreloads = [hostGrotesk, martianMono].map((href) => ({
  rel: "preload" as const,
  as: "font" as const,
  type: "font/woff2",
  href,
  crossOrigin: "anonymous" as const,
}));
