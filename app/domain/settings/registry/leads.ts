import {
  choice,
  choices,
  dayOfYear,
  email,
  flag,
  list,
  longText,
  number,
  text,
  timeOfDay,
  timeZone,
} from "#app/domain/settings/fields.ts";
import { section } from "#app/domain/settings/section.ts";
import { weekdayOptions } from "#app/fields/weekdays.ts";

export const officeHours = section(
  {
    tab: "leads",
    title: "Response time",
    about:
      "The form promises an answer within 24 hours. Only working days count: an enquiry on Friday afternoon is due on Monday afternoon. An enquiry outside office hours counts as sent when the office opens.",
  },
  {
    leads_time_zone: timeZone({
      label: "Time zone",
      help: "The office’s time zone. Lists and charts use it for dates.",
      default: "Europe/London",
      required: true,
    }),
    leads_working_days: choices({
      label: "Working days",
      help: "If none is chosen, every day is a working day.",
      options: weekdayOptions,
      default: ["1", "2", "3", "4", "5"],
    }),
    leads_office_opens: timeOfDay({ label: "Opens at", default: "09:00", required: true }),
    leads_office_closes: timeOfDay({
      label: "Closes at",
      help: "If this is the opening time or earlier, the office is always open.",
      default: "18:00",
      required: true,
    }),
    leads_holidays: list({
      label: "Holidays",
      perLanguage: false, // one calendar, so that a lead is due at one time
      help: "A full date, or a month and day that repeat every year.",
      singular: "holiday",
      item: {
        day: dayOfYear({ label: "Day", required: true }),
        name: text({ label: "Name", max: 60 }),
      },
      default: [
        { day: "01-01", name: "New Year’s Day" },
        { day: "12-25", name: "Christmas Day" },
        { day: "12-26", name: "Boxing Day" },
      ],
      max: 100,
    }),
  },
);

export const confirmation = section(
  {
    tab: "leads",
    title: "Confirmation",
    about:
      "Every sender of an enquiry gets one email with a reference, the deadline for your answer and a copy. Spam gets none.",
  },
  {
    leads_confirmation_enabled: flag({
      label: "Confirm enquiries by mail",
      help: "Replies to this email go to the recipients of new enquiries.",
    }),
  },
);

export const replyTemplates = section(
  {
    tab: "leads",
    title: "Replies",
    about:
      "{{first name}}, {{name}}, {{sender}}, {{agency}} and {{enquiry}} are filled in when a template is chosen.",
  },
  {
    leads_reply_templates: list({
      label: "Templates",
      perLanguage: true,
      singular: "template",
      item: {
        name: text({ label: "Name", max: 60, required: true }),
        subject: text({ label: "Subject", required: true }),
        body: longText({ label: "Text", max: 5000, required: true }),
      },
      default: [
        {
          name: "First answer",
          subject: "Your enquiry to {{agency}}",
          body: "Hello {{first name}},\n\nThank you for writing to us. I have read your enquiry with an engineer, and we would like to hear more.\n\nCould we talk for half an hour this week? Two times that suit you are enough; we will take care of the invitation, and sign your NDA or ours before the call if you need one.\n\nKind regards\n{{sender}}\n{{agency}}\n\n{{enquiry}}",
        },
        {
          name: "One question first",
          subject: "A question about your enquiry",
          body: "Hello {{first name}},\n\nThank you for your enquiry. Before we can say anything useful about time and cost, one question:\n\n\n\nKind regards\n{{sender}}\n{{agency}}\n\n{{enquiry}}",
        },
        {
          name: "Not for us",
          subject: "Your enquiry to {{agency}}",
          body: "Hello {{first name}},\n\nThank you for your enquiry. We have read it carefully, and we are not the right people for it: others will do it better and for less.\n\nWe wish you well with it.\n\nKind regards\n{{sender}}\n{{agency}}",
        },
      ],
      max: 30,
    }),
    leads_currency: choice({
      label: "Currency",
      help: "Used for lead values.",
      options: {
        EUR: "Euro",
        GBP: "Pound sterling",
        USD: "US dollar",
        CHF: "Swiss franc",
        SEK: "Swedish krona",
        PLN: "Polish złoty",
        AED: "UAE dirham",
      },
      default: "EUR",
    }),
    leads_number_format: choice({
      label: "Number format",
      help: "How amounts are entered and shown. By time zone: 40.000,50 in continental Europe, elsewhere as in the language of the site.",
      options: {
        zone: "By time zone",
        comma: "40.000,50",
        point: "40,000.50",
      },
      default: "zone",
    }),
  },
);

export const leadRecipients = section(
  {
    tab: "lead-data",
    title: "Recipients",
    about:
      "Every new lead is mailed to these addresses with its contact details and full text. Reminders of leads without an owner go to them, too. After a change, the previous addresses are notified by mail.",
  },
  {
    leads_mail_to: list({
      label: "Notify of new leads",
      perLanguage: false,
      help: "If the list is empty, the address in the server’s LEADS_MAIL_TO is used. Without either, leads arrive under Leads only.",
      singular: "address",
      item: email({ label: "Address", required: true }),
      max: 20,
    }),
  },
);

/** Minimum retention of leads other than spam in days, so that no change erases all leads overnight. */
const MIN_RETENTION_DAYS = 30;

/** Days after the last change. 0 disables the deletion, which is the default for statuses in use. */
const retentionDays = (status: string, days: number, min = MIN_RETENTION_DAYS) =>
  number({ label: status, default: days, min, orZero: true, max: 3650, unit: "days" });

export const leadRetention = section(
  {
    tab: "lead-data",
    title: "Retention",
    about:
      "Each night, leads that have not changed for this many days are erased with their files. 0 means no limit. Leads that are not spam are stored for at least 30 days. A shorter retention takes effect 24 hours after it is saved.",
  },
  {
    leads_retention_new_days: retentionDays("New", 0),
    leads_retention_contacted_days: retentionDays("Contacted", 0),
    leads_retention_qualified_days: retentionDays("Qualified", 0),
    leads_retention_proposal_days: retentionDays("Proposal", 0),
    leads_retention_won_days: retentionDays("Won", 0),
    leads_retention_lost_days: retentionDays("Lost", 730),
    leads_retention_spam_days: retentionDays("Spam", 30, 1),
  },
);
