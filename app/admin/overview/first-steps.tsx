import { Form } from "@remix-run/react";
import { Section } from "#app/admin/admin-page.tsx";
import { Button } from "#app/admin/button.tsx";
import { Status } from "#app/admin/status.tsx";
import { TextLink } from "#app/admin/text-link.tsx";
import type { FirstStepsDone } from "#app/domain/overview/overview.server.ts";
import type { DemoSetting } from "#app/domain/settings/demo-settings.ts";
import { registry } from "#app/domain/settings/registry.ts";
import { settingTabs } from "#app/domain/settings/section.ts";
import { tabs } from "#app/domain/settings/tabs.ts";
import { paths } from "#app/paths/paths.ts";

const steps: { step: keyof FirstStepsDone; label: string; help: string; to: string }[] = [
  {
    step: "contact",
    label: "Add your contact details",
    help: "Email address and phone numbers, shown on every page and in every email",
    to: paths.admin.settings("contact"),
  },
  {
    step: "page",
    label: "Publish a page",
    help: "Change a demo page, or create one from a preset",
    to: paths.admin.pages(),
  },
  {
    step: "colleague",
    label: "Invite a colleague",
    help: "By email, with their own role",
    to: paths.admin.users(),
  },
  {
    step: "mail",
    label: "Test the notification email",
    help: "Send an enquiry as a visitor would, then check that the notification arrives",
    to: paths.letsTalk(),
  },
];

/**
 * The checklist for a new site, until it is complete or dismissed. A step missing from `done` belongs to other roles.
 */
export function FirstSteps({ done }: { done: Partial<FirstStepsDone> }) {
  return (
    <Section title="First steps">
      <ul className="grid gap-2">
        {steps
          .filter(({ step }) => step in done)
          .map(({ step, label, help, to }) => (
            <li key={step} className="flex flex-wrap items-baseline gap-x-3">
              <Status tone={done[step] ? "good" : "quiet"}>
                <TextLink to={to}>{label}</TextLink>
                {done[step] ? <span className="sr-only"> (done)</span> : null}
              </Status>
              <span className="text-[0.75rem] text-muted">{done[step] ? "Done" : help}</span>
            </li>
          ))}
      </ul>
      <Form method="post" className="mt-3 -ml-2">
        <Button look="quiet">Dismiss checklist</Button>
      </Form>
    </Section>
  );
}

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
