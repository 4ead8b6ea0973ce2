import { ownNonce } from "#app/ui/nonce.ts";
import { useSiteData } from "./site-data.ts";

/** The house's own colours, over those of the style sheet. */
export function HouseColours() {
  const colours = useSiteData()?.colours;
  // What comes with the document is known to its policy by its text; other colours are another element, with the nonce.
  return colours ? (
    <style key={colours} nonce={ownNonce()}>
      {colours}
    </style>
  ) : null;
}
