import { type ShareCard, shareCardSize } from "./share-card.ts";

/** An element in satori's form, which is React's. */
interface Box {
  type: string;
  key: null;
  props: Record<string, unknown>;
}

/** Pixels of the text area; the rest shows the picture. */
export const wordsWidth = 720;

/** The text of a card: section and address above a rule, the title with the headline, and the brand. */
export function cardLayout({ colours, ...card }: ShareCard): Box {
  const { title, headline, label, brand, hasKestrel, tagline, host } = card;
  const { ink, paper, signal } = colours;
  return box(
    {
      boxSizing: "border-box",
      width: wordsWidth,
      height: shareCardSize.height,
      padding: "52px 56px 50px 64px",
      flexDirection: "column",
      justifyContent: "space-between",
      background: paper,
      color: ink,
      fontFamily: sans,
    },
    box(
      {
        justifyContent: "space-between",
        paddingBottom: 20,
        borderBottom: `2px solid ${ink}`,
        fontFamily: mono,
        fontSize: 19,
        letterSpacing: -0.4,
      },
      box(
        { alignItems: "center" },
        box({ width: 14, height: 14, marginRight: 16, background: signal }),
        label,
      ),
      box({ opacity: 0.66 }, host),
    ),
    box(
      {
        paddingTop: 36,
        fontSize: titleSize(title),
        fontWeight: 500,
        lineHeight: 1.02,
        letterSpacing: "-0.035em",
        lineClamp: 5,
        display: "block",
      },
      title,
    ),
    box(
      {
        flexGrow: 1,
        paddingTop: 26,
        fontSize: 44,
        fontWeight: 500,
        lineHeight: 1.14,
        letterSpacing: "-0.025em",
        opacity: 0.72,
        lineClamp: 4,
        display: "block",
      },
      headline,
    ),
    box(
      { alignItems: "center" },
      ...(hasKestrel ? [mark(ink)] : []),
      box({ fontSize: 32, fontWeight: 700, letterSpacing: -1.1, flexShrink: 0 }, brand),
      box({ marginLeft: 22, fontSize: 19, opacity: 0.66, lineClamp: 1, display: "block" }, tagline),
    ),
  );
}

const sans = "Host Grotesk, Host Grotesk Extended";
const mono = "Martian Mono, Martian Mono Extended";

/** Font size in pixels: shorter titles are larger, like the site's headlines. */
function titleSize({ length }: string): number {
  if (length <= 16) return 104;
  if (length <= 36) return 82;
  if (length <= 60) return 70;
  if (length <= 96) return 58;
  return 48;
}

/** The default mark, as in `app/ui/mark.tsx`. */
function mark(colour: string): Box {
  const path = (d: string): Box => ({ type: "path", key: null, props: { d } });
  return {
    type: "svg",
    key: null,
    props: {
      style: { marginRight: 14 },
      width: 44,
      height: 44,
      viewBox: "0 0 32 32",
      fill: "none",
      stroke: colour,
      strokeWidth: 2.4,
      children: [
        path("M2 9c7 0 10.5 2 14 8 3.5-6 7-8 14-8"),
        path("M16 17v12"),
        path("M9 20.5c3 .3 5 1.7 7 4.5 2-2.8 4-4.2 7-4.5"),
      ],
    },
  };
}

function box(style: Record<string, unknown>, ...children: (Box | string)[]): Box {
  return { type: "div", key: null, props: { style: { display: "flex", ...style }, children } };
}
