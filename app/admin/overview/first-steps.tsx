import { Form } from "@remix-run/react";
import { Section } from "#app/admin/admin-page.tsx";
import { Button } from "#app/admin/button.tsx";
import { Status } from "#app/admin/status.tsx";
import { TextLink } from "#app/admin/text-link.tsx";
import type { FirstStepName, FirstSteps as FoundSteps } from "#app/domain/overview/first-steps.ts";
import type { DemoSetting } from "#app/domain/settings/demo-settings.ts";
import { registry } from "#app/domain/settings/registry.ts";
import { settingTabs } from "#app/domain/settings/section.ts";
import { tabs } from "#app/domain/settings/tabs.ts";
import { paths } from "#app/paths/paths.ts";

interface Step {
  step: FirstStepName;
  label: string;
  help: string;
  /** What else can be done there, whether or not the step is done. */
  hint?: string;
  to: string;
}

const steps: Step[] = [
  {
    step: "language",
    label: "Choose the language",
    help: "Of the site’s own texts and of its starter pages",
    hint: "Further languages, each with its own pages, are in the same place",
    to: paths.admin.setting("brand", "site_language"),
  },
  {
    step: "name",
    label: "Enter the name",
    help: "In the header, in page titles and in every mail",
    to: paths.admin.setting("brand", "brand_name"),
  },
  {
    step: "logo",
    label: "Add your logo",
    help: "An SVG or a square picture",
    to: paths.admin.setting("brand", "brand_logo"),
  },
  {
    step: "colours",
    label: "Choose your colours",
    help: "The form checks that text on them is legible",
    to: paths.admin.setting("brand", "brand_signal_color"),
  },
  {
    step: "contact",
    label: "Add your contact details",
    help: "Email address and phone numbers, shown on every page",
    to: paths.admin.setting("contact", "contact_email"),
  },
  {
    step: "recipients",
    label: "Choose who is notified of new leads",
    help: "Without a recipient, enquiries are stored and nobody is told",
    to: paths.admin.setting("lead-data", "leads_mail_to"),
  },
  {
    step: "mail",
    label: "Send a test enquiry",
    help: "Fill in the form as a visitor would: the notification shows that mail works",
    to: paths.letsTalk(),
  },
  {
    step: "policies",
    label: "Publish the policies and the imprint",
    help: "Privacy policy, cookies policy, imprint",
    to: paths.admin.pages(),
  },
  {
    step: "page",
    label: "Publish a page",
    help: "Complete a draft, or create a page from a preset",
    to: paths.admin.pages(),
  },
  {
    step: "secondFactor",
    label: "Set up a second factor",
    help: "An authenticator app or a passkey for your account",
    to: paths.admin.account(),
  },
  {
    step: "colleague",
    label: "Invite a colleague",
    help: "By email, with their own role",
    to: paths.admin.users(),
  },
];

/**
 * The checklist for a new site, until it is complete or dismissed. A step missing from `found` belongs to other roles.
 */
export function FirstSteps({ found }: { found: Partial<FoundSteps> }) {
  return (
    <Section title="First steps">
      <ul className="grid gap-2">
        {steps.map(({ step, label, help, hint, to }) => {
          const state = found[step];
          if (!state) return null;
          return (
            <li key={step} className="flex flex-wrap items-baseline gap-x-3">
              <Status tone={state.isDone ? "good" : "quiet"}>
                <TextLink to={to}>{label}</TextLink>
                {state.isDone ? <span className="sr-only"> (done)</span> : null}
              </Status>
              <span className="text-[0.75rem] text-muted wrap-anywhere">
                {state.isDone ? inWords("Done", state.detail) : (state.detail ?? help)}
                {hint ? `. ${hint}` : null}
              </span>
            </li>
          );
        })}
      </ul>
      <Form method="post" className="mt-3 -ml-2">
        <Button look="quiet">Dismiss checklist</Button>
      </Form>
    </Section>
  );
}

const inWords = (done: string, detail: string | undefined) => (detail ? `${done}: ${detail}` : done);

/** Lists the settings that still have demo values, by tab. It cannot be dismissed. */
export function DemoNotice({ settings }: { settings: DemoSetting[] }) {
  if (settings.length === 0) return null;
  const groups = settingTabs.map((tab) => ({
    tab,
    listed: settings.filter(({ key }) => registry[key].tab === tab),
  }));
  return (
    <div role="note" className="mb-6 border-l-2 border-warn pl-3">
      <p className="font-semibold">Demo content is live</p>
      <p className="text-muted">
        These settings still have the demo’s values. Replace them before visitors see the site:
      </p>
      <ul className="mt-1">
        {groups
          .filter(({ listed }) => listed.length > 0)
          .map(({ tab, listed }) => (
            <li key={tab}>
              {tabs[tab].label}:{" "}
              {listed.map(({ key, label }, position) => (
                <span key={key}>
                  {position > 0 ? ", " : null}
                  <TextLink to={paths.admin.setting(tab, key)}>{label}</TextLink>
                </span>
              ))}
            </li>
          ))}
      </ul>
    </div>
  );
}
