import hostGrotesk from "./fonts/host-grotesk.woff2?url";
import martianMono from "./fonts/martian-mono.woff2?url";

/** The fonts of the style sheet, which every page with the default pair needs to render its text; see fonts.css. */
export const defaultFonts = [hostGrotesk, martianMono];
