import type { Settings } from "./registry.ts";

export interface Phone {
  number: string;
  /** The city of the office that it belongs to. */
  city?: string;
}

/** SITE-07: every phone number of the firm once: those of the offices, then those that belong to none. */
export function phonesOf({
  home_offices_items,
  contact_phones,
}: Pick<Settings, "home_offices_items" | "contact_phones">): Phone[] {
  const ofOffices = home_offices_items
    .filter(({ phone }) => phone !== "")
    .map(({ phone, city }) => ({ number: phone, city }));
  const others = contact_phones.filter((number) => !ofOffices.some((office) => office.number === number));
  return [...ofOffices, ...others.map((number) => ({ number }))];
}
