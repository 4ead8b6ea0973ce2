import { enquirySchemaIn } from "#app/domain/leads/enquiry.ts";
import { enquiry } from "#app/languages/en/enquiry.ts";

/** The schema of an enquiry with English messages. */
export const enquirySchema = enquirySchemaIn(enquiry.problems);
