import { linked, section, stacked, words } from "../markdown-parts.ts";
import * as messages from "../messages.ts";
import type { ViewProps } from "../resolved-block.ts";

export default function servicesListMarkdown({ data, label, heading }: ViewProps<"services-list">): string {
  return section(
    { label, heading },
    ...data.services.map(({ title, path, excerpt }) =>
      stacked(`### ${linked({ label: title, href: path })}`, words(excerpt)),
    ),
    data.services.length === 0 && messages.noServices,
  );
}
