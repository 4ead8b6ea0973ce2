import { telephone } from "#app/ui/telephone.ts";
import { linked, section, stacked, words } from "../markdown-parts.ts";
import type { ViewProps } from "../resolved-block.ts";
import type { OfficeListData } from "./office-list-data.ts";

export default function officesMarkdown({ data, label, heading, text }: ViewProps<"offices">): string {
  return data ? section({ label, heading }, words(text), ...officeSections(data)) : "";
}

export function officeSections({ offices }: OfficeListData): string[] {
  return offices.map(({ city, country, address, phone, hoursText, coordinates }) =>
    stacked(
      `### ${words(city)}`,
      words(country),
      words(address),
      phone && linked({ label: phone, href: telephone(phone) }),
      words(hoursText),
      words(coordinates),
    ),
  );
}
