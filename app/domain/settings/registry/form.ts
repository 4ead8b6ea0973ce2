import { list, longText, onEveryPage, text } from "#app/domain/settings/fields.ts";
import { logoParts } from "#app/domain/settings/registry/home/social-proof.ts";
import { section } from "#app/domain/settings/section.ts";

export const nextSteps = section(
  {
    tab: "form",
    title: "What happens next",
    about: "The column beside the form: what happens after a visitor sends it.",
  },
  {
    form_section_heading: text({
      label: "Heading",
      perLanguage: true,
      default: "What happens next",
      required: true,
    }),
    form_step1_title: text({ label: "Step 1", perLanguage: true, default: "NDA", max: 60, required: true }),
    form_step1_description: longText({
      label: "Step 1, text",
      perLanguage: true,
      default: "If you need one, we sign it before the first call.",
      max: 240,
    }),
    form_step2_title: text({
      label: "Step 2",
      perLanguage: true,
      default: "Discovery",
      max: 60,
      required: true,
    }),
    form_step2_description: longText({
      label: "Step 2, text",
      perLanguage: true,
      default: "A call about your goals, your users and what exists already.",
      max: 240,
    }),
    form_step3_title: text({
      label: "Step 3",
      perLanguage: true,
      default: "Proposal",
      max: 60,
      required: true,
    }),
    form_step3_description: longText({
      label: "Step 3, text",
      perLanguage: true,
      default: "Scope, time, cost and risks, in writing.",
      max: 240,
    }),
  },
);

export const replyPerson = section(
  {
    tab: "form",
    title: "Who replies",
    about:
      "Above the next steps: who replies to an enquiry, the local time there, and until when. The hours are those under Leads › Response time.",
  },
  {
    form_reply_person: text({
      label: "Person",
      perLanguage: true, // for another script, or another spelling
      help: "A name as in Settings › Home › Team: portrait and role are added. If empty, only the time of the reply is shown.",
      max: 80,
    }),
  },
);

export const placeholders = section(
  {
    tab: "form",
    title: "Examples in empty fields",
    about: "Shown in grey until the visitor types.",
  },
  {
    form_placeholder_name: onEveryPage(
      text({ label: "Name", perLanguage: true, default: "Alex Morgan", max: 80 }),
    ),
    form_placeholder_email: onEveryPage(
      text({ label: "Email", perLanguage: true, default: "alex@company.com", max: 80 }),
    ),
    form_placeholder_description: onEveryPage(
      longText({
        label: "Description",
        perLanguage: true,
        default: "What you have today, what should be there instead, and the date that matters.",
        max: 240,
      }),
    ),
  },
);

export const formLogos = section(
  {
    tab: "form",
    title: "We build for",
    about: "The client logos below the steps; they move if there are more than three.",
  },
  {
    form_logos_heading: text({ label: "Heading", perLanguage: true, default: "We build for", max: 60 }),
    form_client_logos: list({
      label: "Clients",
      perLanguage: false, // names of clients
      help: "If empty, the strip is hidden.",
      singular: "client",
      item: logoParts,
      max: 24,
    }),
  },
);
