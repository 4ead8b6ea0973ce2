import { useLocation } from "@remix-run/react";

interface AttributionFieldsProps {
  /** What the server knew of the enquiry when it showed the form again. */
  known?: Record<string, unknown> | null;
}

const attributionNames = ["sourceUrl", "utmSource", "utmMedium", "utmCampaign", "utmTerm", "utmContent"];

/**
 * Where the visitor is, for a form that is sent without JavaScript (LEAD-12). The page is the same for every visitor,
 * so the campaign is not in it: the server reads that from the address that the browser sends as Referer. With
 * JavaScript `enquiryBody` knows more and replaces these.
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
