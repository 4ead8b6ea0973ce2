// Written by `npm run art`: change what is in demo/art/ and run it again.

/** A picture that is kept in several widths: /art/<name>-<width>.avif, and .webp for browsers without it. */
export interface Drawn {
  /** The original size in pixels, and the available widths in ascending order. */
  width: number;
  height: number;
  widths: number[];
  fallbackWidths: number[];
  /** The colour of its ground, for the box it arrives in. */
  ground: string;
}

const size1600x1000In3 = {
  width: 1600,
  height: 1000,
  widths: [640, 1024, 1600],
  fallbackWidths: [640, 1024],
};
const size1920x620In3 = { width: 1920, height: 620, widths: [640, 1280, 1920], fallbackWidths: [640, 1280] };
const size1600x900In3 = { width: 1600, height: 900, widths: [640, 1024, 1600], fallbackWidths: [640, 1024] };
const size960x720In2 = { width: 960, height: 720, widths: [480, 960], fallbackWidths: [480, 960] };
const size480x600In2 = { width: 480, height: 600, widths: [240, 480], fallbackWidths: [240, 480] };
const size384x384In3 = { width: 384, height: 384, widths: [96, 192, 384], fallbackWidths: [96, 192] };

/** Pictures of one size and ground, by their names. */
function all(size: Omit<Drawn, "ground">, ground: string, names: string): Record<string, Drawn> {
  return Object.fromEntries(names.split(" ").map((name) => [name, { ...size, ground }]));
}

/** By kind and slug. */
export const pictures: Record<string, Drawn> = {
  ...all(
    size1600x1000In3,
    "#0e1112",
    "covers/harbourline-ferries covers/penumbra-fashion covers/lumen-homes",
  ),
  ...all(
    size1600x1000In3,
    "#eae6dc",
    "covers/nordvolt-energy covers/ostra-bank covers/tessel-market covers/attis-logistics",
  ),
  ...all(size1600x1000In3, "#f5f3ee", "covers/calder-health"),
  ...all(
    size1920x620In3,
    "#eae6dc",
    "solutions/marketplaces solutions/workflow-automations solutions/ai-assistants solutions/smart-home-apps services/discovery services/ai-engineering services/data-engineering services/support-and-evolution",
  ),
  ...all(
    size1920x620In3,
    "#0e1112",
    "solutions/e-commerce solutions/banking-apps solutions/dwh services/web-development services/mobile-development services/cloud-and-devops",
  ),
  ...all(
    size1920x620In3,
    "#f5f3ee",
    "solutions/corporate-websites solutions/hr-portals services/product-design",
  ),
  ...all(size1600x900In3, "#f5f3ee", "news/six-models-1200-questions news/the-sequences-did-not-come-along"),
  ...all(
    size1600x900In3,
    "#0e1112",
    "news/perch-lock-report-for-postgres-migrations news/what-38-fixed-prices-taught-us news/a-door-in-manchester news/the-shift-that-started-at-half-past-three",
  ),
  ...all(
    size1600x900In3,
    "#eae6dc",
    "news/prices-from-january-2027 news/tessel-finds-a-tile-from-a-photograph",
  ),
  ...all(size960x720In2, "#eae6dc", "offices/lisbon"),
  ...all(size960x720In2, "#0e1112", "offices/vilnius"),
  ...all(size960x720In2, "#f5f3ee", "offices/manchester"),
  ...all(
    size480x600In2,
    "#eae6dc",
    "portraits/marta-esteves portraits/daniel-okafor portraits/leonor-baptista portraits/sam-hartley",
  ),
  ...all(
    size480x600In2,
    "#0e1112",
    "portraits/tomas-rimkus portraits/joana-pires portraits/greta-stankute portraits/rui-calado",
  ),
  ...all(size480x600In2, "#f5f3ee", "portraits/helen-ashworth portraits/piotr-wolny"),
  ...all(
    size384x384In3,
    "#eae6dc",
    "avatars/ines-duarte avatars/amara-nwosu avatars/mantas-kubilius avatars/femke-van-rooij avatars/sigrid-aasen avatars/chiara-bellandi",
  ),
  ...all(size384x384In3, "#ff5a1f", "avatars/petri-lehtonen avatars/aoife-brannigan"),
  ...all(size384x384In3, "#0e1112", "avatars/jonas-weidlich avatars/nikos-stavrakis"),
};
