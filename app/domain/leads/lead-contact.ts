import { z } from "zod";
import { tidyPhone } from "#app/domain/contact/phone.ts";
import { oneLine } from "#app/domain/texts/text.ts";
import { enquirySchema } from "./enquiry.ts";
import { tooLong } from "./enquiry-messages.ts";

/** How to reach a lead. The team corrects what the sender mistyped. */
export interface LeadContact {
  name: string;
  email: string;
  phone: string | null;
}

const maxPhoneLength = 40;

/** As the enquiry's, but with room for an extension and for numbers of earlier leads. */
export const leadContactSchema = z.object({
  name: enquirySchema.shape.name,
  email: enquirySchema.shape.email,
  phone: z
    .string()
    .overwrite((text) => tidyPhone(oneLine(text)))
    .max(maxPhoneLength, tooLong("phone number", maxPhoneLength))
    .nullable()
    .default(null),
}) satisfies z.ZodType<LeadContact>;
