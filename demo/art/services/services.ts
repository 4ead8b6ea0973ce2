import type { Composition } from "../composition.ts";
import { aiEngineering } from "./ai-engineering.ts";
import { cloudAndDevops } from "./cloud-and-devops.ts";
import { dataEngineering } from "./data-engineering.ts";
import { discovery } from "./discovery.ts";
import { mobileDevelopment } from "./mobile-development.ts";
import { productDesign } from "./product-design.ts";
import { supportAndEvolution } from "./support-and-evolution.ts";
import { webDevelopment } from "./web-development.ts";

/** The opening figures of the services, by slug. */
export const services: Record<string, Composition> = {
  discovery,
  "product-design": productDesign,
  "web-development": webDevelopment,
  "mobile-development": mobileDevelopment,
  "ai-engineering": aiEngineering,
  "data-engineering": dataEngineering,
  "cloud-and-devops": cloudAndDevops,
  "support-and-evolution": supportAndEvolution,
};
