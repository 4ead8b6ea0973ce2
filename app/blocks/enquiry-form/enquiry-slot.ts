import { type ComponentType, createContext, useContext } from "react";

const EnquirySlot = createContext<ComponentType | undefined>(undefined);

/**
 * Around the blocks of a page that can take an enquiry. Blocks know nothing of the site, so it hands its form down to
 * them; where it does not, such as in the gallery, a link to the form stands in its place.
 */
export const EnquirySlotProvider = EnquirySlot.Provider;

export function useEnquirySlot(): ComponentType | undefined {
  return useContext(EnquirySlot);
}
