import { lazyComponent } from "#app/ui/lazy-component.ts";

/** The enquiry form for the blocks of a page; few pages have it. */
export const InlineEnquiry = lazyComponent(
  "inline-enquiry",
  () => import("./inline-enquiry.tsx"),
  "InlineEnquiry",
);
