import type { Composition } from "../composition.ts";
import { aiAssistants } from "./ai-assistants.ts";
import { bankingApps } from "./banking-apps.ts";
import { corporateWebsites } from "./corporate-websites.ts";
import { dwh } from "./dwh.ts";
import { eCommerce } from "./e-commerce.ts";
import { hrPortals } from "./hr-portals.ts";
import { marketplaces } from "./marketplaces.ts";
import { smartHomeApps } from "./smart-home-apps.ts";
import { workflowAutomations } from "./workflow-automations.ts";

/** The opening figures of the solutions, by slug. */
export const solutions: Record<string, Composition> = {
  marketplaces,
  "e-commerce": eCommerce,
  "workflow-automations": workflowAutomations,
  "ai-assistants": aiAssistants,
  "corporate-websites": corporateWebsites,
  "banking-apps": bankingApps,
  "hr-portals": hrPortals,
  "smart-home-apps": smartHomeApps,
  dwh,
};
