import { officeListOf } from "#app/blocks/offices/data.server.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import type { Desks } from "./enquiry-desks.tsx";

/** The offices with their hours, beside the title of the enquiry page. */
export function desksOf(settings: Settings): Desks {
  const { offices, hours } = officeListOf(settings);
  return {
    hours,
    offices: offices.map(({ city, timeZone, hoursText }) => ({ city, timeZone, hoursText })),
  };
}
