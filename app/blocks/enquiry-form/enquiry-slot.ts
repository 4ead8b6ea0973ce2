import { type ComponentType, createContext, useContext } from "react";

const EnquirySlot = createContext<ComponentType | undefined>(undefined);

/**
 * Provides the site's enquiry form to blocks, which do not depend on the site. Without it, for example in the gallery,
 * a link to the form is rendered.
 */
export const EnquirySlotProvider = EnquirySlot.Provider;

export function useEnquirySlot(): ComponentType | undefined {
  return useContext(EnquirySlot);
}
