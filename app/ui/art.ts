// Written by `npm run art`: change what is in demo/art/ and run it again.

/** A picture that is kept in several widths: /art/<name>-<width>.avif, and .webp for browsers without it. */
export interface Drawn {
  /** Pixels of the picture as it was drawn, and the rising widths it is kept in. */
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
const size192x192In2 = { width: 192, height: 192, widths: [96, 192], fallbackWidths: [96, 192] };
const size1280x720In3 = { width: 1280, height: 720, widths: [640, 1280, 1920], fallbackWidths: [640, 1280] };
const size720x1280In3 = { width: 720, height: 1280, widths: [480, 720, 1080], fallbackWidths: [480, 720] };
const size1280x720In2 = { width: 1280, height: 720, widths: [640, 1280], fallbackWidths: [640, 1280] };
const size480x480In2 = { width: 480, height: 480, widths: [240, 480], fallbackWidths: [240, 480] };

/** By kind and slug. */
export const pictures: Record<string, Drawn> = {
  "covers/harbourline-ferries": { ...size1600x1000In3, ground: "#0e1112" },
  "covers/nordvolt-energy": { ...size1600x1000In3, ground: "#eae6dc" },
  "covers/ostra-bank": { ...size1600x1000In3, ground: "#eae6dc" },
  "covers/penumbra-fashion": { ...size1600x1000In3, ground: "#0e1112" },
  "covers/calder-health": { ...size1600x1000In3, ground: "#f5f3ee" },
  "covers/tessel-market": { ...size1600x1000In3, ground: "#eae6dc" },
  "covers/lumen-homes": { ...size1600x1000In3, ground: "#0e1112" },
  "covers/attis-logistics": { ...size1600x1000In3, ground: "#eae6dc" },
  "solutions/marketplaces": { ...size1920x620In3, ground: "#eae6dc" },
  "solutions/e-commerce": { ...size1920x620In3, ground: "#0e1112" },
  "solutions/workflow-automations": { ...size1920x620In3, ground: "#eae6dc" },
  "solutions/ai-assistants": { ...size1920x620In3, ground: "#eae6dc" },
  "solutions/corporate-websites": { ...size1920x620In3, ground: "#f5f3ee" },
  "solutions/banking-apps": { ...size1920x620In3, ground: "#0e1112" },
  "solutions/hr-portals": { ...size1920x620In3, ground: "#f5f3ee" },
  "solutions/smart-home-apps": { ...size1920x620In3, ground: "#eae6dc" },
  "solutions/dwh": { ...size1920x620In3, ground: "#0e1112" },
  "services/discovery": { ...size1920x620In3, ground: "#eae6dc" },
  "services/product-design": { ...size1920x620In3, ground: "#f5f3ee" },
  "services/web-development": { ...size1920x620In3, ground: "#0e1112" },
  "services/mobile-development": { ...size1920x620In3, ground: "#0e1112" },
  "services/ai-engineering": { ...size1920x620In3, ground: "#eae6dc" },
  "services/data-engineering": { ...size1920x620In3, ground: "#eae6dc" },
  "services/cloud-and-devops": { ...size1920x620In3, ground: "#0e1112" },
  "services/support-and-evolution": { ...size1920x620In3, ground: "#eae6dc" },
  "news/six-models-1200-questions": { ...size1600x900In3, ground: "#f5f3ee" },
  "news/perch-lock-report-for-postgres-migrations": { ...size1600x900In3, ground: "#0e1112" },
  "news/prices-from-january-2027": { ...size1600x900In3, ground: "#eae6dc" },
  "news/what-38-fixed-prices-taught-us": { ...size1600x900In3, ground: "#0e1112" },
  "news/a-door-in-manchester": { ...size1600x900In3, ground: "#0e1112" },
  "news/tessel-finds-a-tile-from-a-photograph": { ...size1600x900In3, ground: "#eae6dc" },
  "news/the-shift-that-started-at-half-past-three": { ...size1600x900In3, ground: "#0e1112" },
  "news/the-sequences-did-not-come-along": { ...size1600x900In3, ground: "#f5f3ee" },
  "offices/lisbon": { ...size960x720In2, ground: "#eae6dc" },
  "offices/vilnius": { ...size960x720In2, ground: "#0e1112" },
  "offices/manchester": { ...size960x720In2, ground: "#f5f3ee" },
  "portraits/marta-esteves": { ...size480x600In2, ground: "#eae6dc" },
  "portraits/tomas-rimkus": { ...size480x600In2, ground: "#0e1112" },
  "portraits/helen-ashworth": { ...size480x600In2, ground: "#f5f3ee" },
  "portraits/joana-pires": { ...size480x600In2, ground: "#0e1112" },
  "portraits/daniel-okafor": { ...size480x600In2, ground: "#eae6dc" },
  "portraits/greta-stankute": { ...size480x600In2, ground: "#0e1112" },
  "portraits/piotr-wolny": { ...size480x600In2, ground: "#f5f3ee" },
  "portraits/leonor-baptista": { ...size480x600In2, ground: "#eae6dc" },
  "portraits/rui-calado": { ...size480x600In2, ground: "#0e1112" },
  "portraits/sam-hartley": { ...size480x600In2, ground: "#eae6dc" },
  "avatars/ines-duarte": { ...size192x192In2, ground: "#0e1112" },
  "avatars/amara-nwosu": { ...size192x192In2, ground: "#eae6dc" },
  "avatars/petri-lehtonen": { ...size192x192In2, ground: "#ff5a1f" },
  "avatars/mantas-kubilius": { ...size192x192In2, ground: "#0e1112" },
  "avatars/femke-van-rooij": { ...size192x192In2, ground: "#eae6dc" },
  "avatars/jonas-weidlich": { ...size192x192In2, ground: "#0e1112" },
  "avatars/sigrid-aasen": { ...size192x192In2, ground: "#eae6dc" },
  "avatars/aoife-brannigan": { ...size192x192In2, ground: "#ff5a1f" },
  "avatars/chiara-bellandi": { ...size192x192In2, ground: "#eae6dc" },
  "avatars/nikos-stavrakis": { ...size192x192In2, ground: "#0e1112" },
  "films/intro": { ...size1280x720In3, ground: "#0e1112" },
  "films/intro-tall": { ...size720x1280In3, ground: "#0e1112" },
  "films/background": { ...size1280x720In2, ground: "#0e1112" },
  "films/loop": { ...size480x480In2, ground: "#0e1112" },
  "films/reel": { ...size1280x720In3, ground: "#0e1112" },
};
