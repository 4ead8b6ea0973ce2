import { useLocation } from "@remix-run/react";

interface AttributionFieldsProps {
  /** Attribution values that the server had when it rendered the form again. */
  known?: Record<string, unknown> | null;
}

const attributionNames = ["sourceUrl", "utmSource", "utmMedium", "utmCampaign", "utmTerm", "utmContent"];

/**
 * LEAD-12: the current address, for forms sent without JavaScript. The HTML is the same for every visitor, so it has no
 * campaign: the server reads that from the Referer header. With JavaScript, `enquiryBody` replaces these values.
 */
export function AttributionFields({ known }: AttributionFieldsProps) {
  const { pathname } = useLocation();
  const traces = attributionNames.flatMap((name) => {
    const value = known?.[name];
    return typeof value === "string" && value !== "" ? [[name, value] as const] : [];
  });
  return [["sourcePage", pathname] as const, ...traces].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
