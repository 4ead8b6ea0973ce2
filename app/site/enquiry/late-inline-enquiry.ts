import { late } from "#app/ui/late.ts";

/** The enquiry form for the blocks of a page; few pages have it. */
export const InlineEnquiry = late("inline-enquiry", () => import("./inline-enquiry.tsx"), "InlineEnquiry");
