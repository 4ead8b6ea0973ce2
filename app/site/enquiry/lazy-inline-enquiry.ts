import { lazyComponent } from "#app/ui/lazy-component.ts";

/** The enquiry form as a block; loaded lazily, because few pages have it. */
export const InlineEnquiry = lazyComponent(
  "inline-enquiry",
  () => import("./inline-enquiry.tsx"),
  "InlineEnquiry",
);
