import type { Lock } from "./hair.ts";
import type { Places } from "./outline.ts";

/** The shoulders below a neckline that runs from the nape to the throat. */
const below = (nape: Places, throat: Places): Places =>
  [
    throat,
    "96 206, 140 252, 160 340, 160 490, -60 530, -250 490, -252 350, -230 260, -186 206, -126 174",
    nape,
  ].join(", ");

/** Threads around the body, and from the shoulders downwards. */
const around: Places[] = [
  "-118 172, -60 206, 0 232, 70 220, 92 216",
  "-200 240, -100 270, 0 300, 90 282, 136 270",
  "-240 350, -120 370, 0 390, 100 370, 150 350",
];
const downwards: Places[] = [
  "-84 154, -160 210, -206 280, -230 390",
  "-50 176, -96 260, -120 390",
  "0 202, 10 270, 10 390",
  "50 202, 100 260, 130 390",
];

/** Clothes by their neckline; the last part is on top. */
export const clothes = {
  round: [{ outline: below("-92 152", "-70 148, -30 182, 16 196, 50 186"), guides: around }],
  open: [
    { outline: below("-96 152", "-70 150, -36 190, 10 250, 36 270, 52 232, 58 196"), guides: downwards },
  ],
  roll: [
    { outline: below("-92 164", "-70 170, -20 196, 30 202, 60 196"), guides: around },
    {
      outline: "-72 92, -88 140, -96 172, -40 198, 20 208, 60 202, 48 166, 38 126, -10 122",
      guides: ["-72 98, -10 126, 38 130", "-92 168, -20 196, 58 198"],
    },
  ],
  shirt: [
    { outline: below("-96 158", "-70 154, -30 186, 10 208, 36 224, 54 214, 66 198"), guides: downwards },
    {
      outline: "-76 104, -98 150, -70 186, -10 232, 22 262, 34 232, 20 184, -20 142",
      guides: ["-74 110, -20 166, 26 240", "-92 152, -40 196, 20 256"],
    },
    {
      outline: "40 150, 72 188, 84 224, 60 252, 40 262, 44 210",
      guides: ["46 160, 66 200, 50 256"],
    },
  ],
  hood: [
    { outline: below("-100 170", "-70 166, -20 196, 20 212, 54 198"), guides: downwards },
    {
      outline: [
        "-66 90, -112 98, -148 140, -150 184, -100 210, -30 222, 40 232, 74 208, 62 186, 20 198, -46 176",
        "-74 136",
      ].join(", "),
      guides: ["-70 100, -110 120, -126 170, -60 206, 56 216", "-74 136, -44 178, 20 200, 62 194"],
    },
  ],
} satisfies Record<string, Lock[]>;

export type Garment = keyof typeof clothes;
