import { blocks } from "#app/blocks/registry.ts";
import type { StoredBlock } from "#app/domain/pages/draft.ts";
import type { PresetKind } from "#app/domain/pages/preset.ts";
import { about } from "./about.ts";
import { blog } from "./blog.ts";
import { caseStudy } from "./case-study.ts";
import { contact } from "./contact.ts";
import { landing } from "./landing.ts";
import { servicePage } from "./service-page.ts";
import { servicesHub } from "./services-hub.ts";
import type { StarterBlock } from "./starter.ts";

/** What a page of each kind begins with. */
const starters: Record<PresetKind, StarterBlock[]> = {
  case_study: caseStudy,
  service_page: servicePage,
  services_hub: servicesHub,
  landing,
  about,
  contact,
  blog,
};

/** The blocks of a new page of a kind, with ids of their own. */
export function starterBlocks(kind: PresetKind): StoredBlock[] {
  return starters[kind].map(({ type, props }) => ({
    id: crypto.randomUUID(),
    type,
    version: blocks[type].version,
    props: { ...props },
  }));
}
