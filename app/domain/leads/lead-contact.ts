import { z } from "zod";
import { tidyPhone } from "#app/domain/contact/phone.ts";
import { oneLine } from "#app/domain/texts/text.ts";
import { enquiry } from "#app/languages/en/enquiry.ts";
import { enquirySchemaIn } from "./enquiry.ts";

/** How to reach a lead. The team corrects what the sender mistyped. */
export interface LeadContact {
  name: string;
  email: string;
  phone: string | null;
}

const maxPhoneLength = 60;

/** The admin is in English. */
const { name, email } = enquirySchemaIn(enquiry.problems).shape;

/** As the enquiry's, but with room for an extension and for numbers of earlier leads. */
export const leadContactSchema = z.object({
  name,
  email,
  phone: z
    .string()
    .overwrite((text) => tidyPhone(oneLine(text)))
    .max(maxPhoneLength, `Please keep the phone number below ${maxPhoneLength} characters`)
    .nullable()
    .default(null),
}) satisfies z.ZodType<LeadContact>;
