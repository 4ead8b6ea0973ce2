import { loadedBy } from "../define-block.ts";
import { defineHomeSection } from "../define-home-section.ts";
import * as messages from "../home-messages.ts";
import { section, words } from "../markdown-parts.ts";
import { officeSections } from "../offices/schema.ts";
import type { ShownProps } from "../resolved-block.ts";
import type loadHomeOffices from "./data.server.ts";

export const homeOffices = defineHomeSection({
  type: "home-offices",
  icon: "place",
  label: "Home offices",
  description: "The offices with address and picture.",
  data: loadedBy<typeof loadHomeOffices>(),
});

export function markdown({ data }: ShownProps<"home-offices">): string {
  const { title, description } = data;
  return section({ label: messages.offices, heading: title }, words(description), ...officeSections(data));
}
