import { email, list, phone } from "#app/domain/settings/fields.ts";
import { section } from "#app/domain/settings/section.ts";

export const contactDetails = section(
  { tab: "contact", title: "How to reach us" },
  {
    contact_email: email({
      label: "Email",
      help: "Shown in the footer and the mobile menu. Notifications of new leads go to the addresses under Lead data.",
      default: "hello@kestrel.example",
      required: true,
    }),
    contact_phones: list({
      label: "Phone numbers",
      help: "Numbers that belong to no office, with the country’s code. Those of offices are set under Home › Offices and are shown first.",
      singular: "phone number",
      item: phone({ label: "Number", required: true }),
      default: ["+44 161 496 0123", "+44 20 7946 0123"],
      max: 6,
    }),
  },
);
