import { Form, Link } from "@remix-run/react";
import { buttonClasses, linkClasses } from "#app/admin/classes.ts";
import { Section } from "#app/admin/section.tsx";
import { Status } from "#app/admin/status.tsx";
import type { FirstSteps as Steps } from "#app/domain/overview/overview.server.ts";
import { paths } from "#app/http/paths.ts";

const steps: { step: keyof Steps; label: string; help: string; to: string }[] = [
  {
    step: "contact",
    label: "Add your contact details",
    help: "Email address and phone numbers, shown on every page and in every mail",
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
    label: "Test the notification mail",
    help: "Send an enquiry as a visitor would, and check that the notification arrives",
    to: paths.letsTalk(),
  },
];

/** What makes a new site one's own, until it is done or put away. A step that is not in `done` is somebody else's. */
export function FirstSteps({ done }: { done: Partial<Steps> }) {
  return (
    <Section title="First steps">
      <ul className="grid gap-2">
        {steps
          .filter(({ step }) => step in done)
          .map(({ step, label, help, to }) => (
            <li key={step} className="flex flex-wrap items-baseline gap-x-3">
              <Status tone={done[step] ? "good" : "quiet"}>
                <Link to={to} className={linkClasses}>
                  {label}
                </Link>
                {done[step] ? <span className="sr-only"> (done)</span> : null}
              </Status>
              <span className="text-[0.75rem] text-muted">{done[step] ? "Done" : help}</span>
            </li>
          ))}
      </ul>
      <Form method="post" className="mt-3 -ml-2">
        <button type="submit" className={buttonClasses.quiet}>
          Dismiss checklist
        </button>
      </Form>
    </Section>
  );
}
