import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation, useSubmit } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage, Section } from "#app/admin/admin-page.tsx";
import { Button } from "#app/admin/button.tsx";
import { fill } from "#app/admin/journal/form-controls.ts";
import { ContactForm } from "#app/admin/leads/lead/contact-form.tsx";
import { Deal, DealForm, dealFormId } from "#app/admin/leads/lead/deal.tsx";
import { Attribution, Contact, Files, Reach, SamePerson } from "#app/admin/leads/lead/enquiry.tsx";
import {
  queueReply,
  readLead,
  saveContactForm,
  saveDealForm,
  saveNote,
} from "#app/admin/leads/lead/lead.server.ts";
import { NoteForm, ReplyForm } from "#app/admin/leads/lead/lead-forms.tsx";
import { LeadError } from "#app/admin/leads/lead/missing-lead.tsx";
import { Neighbours } from "#app/admin/leads/lead/neighbours.tsx";
import { Tasks } from "#app/admin/leads/lead/tasks.tsx";
import { Deliveries, Timeline } from "#app/admin/leads/lead/timeline.tsx";
import {
  AboveLimit,
  LeadClock,
  LeadStatusMark,
  leadStatusLabels,
  SpamButton,
} from "#app/admin/leads/lead-marks.tsx";
import { leadFilterOf, leadsPath, readLeadSearch } from "#app/admin/leads/lead-search.tsx";
import { type KeyHint, KeyHints, StatusShortcuts } from "#app/admin/leads/lead-shortcuts.tsx";
import { useLive } from "#app/admin/live/live-updates.tsx";
import { useNow } from "#app/admin/moment.tsx";
import { StatusButtons } from "#app/admin/post-button.tsx";
import { respondWith } from "#app/admin/records/record-answer.ts";
import { useShortcut } from "#app/admin/shortcuts/shortcuts.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import type { Delivery } from "#app/domain/leads/deliveries.server.ts";
import { leadStatusOrder } from "#app/domain/leads/lead.ts";
import { findNeighbours } from "#app/domain/leads/lead-list.server.ts";
import { findLead } from "#app/domain/leads/leads.server.ts";
import { idParam, orNotFound, requireStaff } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { privateJson } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { LeadStatus } from "#db/schema/leads.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => adminMeta(data?.lead.name ?? "Lead");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "leads.read");
  const leadId = idParam(params.leadId);
  const read = orNotFound(await readLead(leadId, staff));
  const list = readLeadSearch(new URL(request.url).searchParams);
  return {
    ...read,
    neighbours: await findNeighbours(leadId, leadFilterOf(list, staff.id)),
    replyId: crypto.randomUUID(),
    me: staff.id,
    now: new Date(),
    mayUpdate: allows(staff.role, "leads.update"),
    mayExport: allows(staff.role, "leads.export"),
    mayPlan: allows(staff.role, "tasks.update"),
  };
}

/** Depending on `intent`: saves the next step or the contact details, adds a note or sends a reply. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "leads.update");
  const leadId = idParam(params.leadId);
  const form = await readForm(request);
  if (!(await findLead(leadId))) throw privateJson([...form], 404); // LeadError shows it
  const keep = intents.get(String(form.get("intent")));
  if (!keep) throw new Response("No such form", { status: 400 });
  return respondWith(await keep(leadId, form, staff));
}

const intents = new Map([
  ["deal", saveDealForm],
  ["contact", saveContactForm],
  ["note", saveNote],
  ["reply", queueReply],
]);

export default function LeadPage() {
  const { lead, replies, deliveries, others, tasks, mayUpdate, mayExport, ...read } =
    useLoaderData<typeof loader>();
  const submit = useSubmit();
  // The query is that of the list from which the lead was opened.
  const { pathname, search } = useLocation();
  const list = readLeadSearch(new URLSearchParams(search));
  const here = pathname + search;
  const now = useNow(read.now);
  const setStatus = (status: LeadStatus) =>
    submit(
      { status, returnTo: here },
      { method: "post", action: paths.admin.leadStatus(lead.id), preventScrollReset: true },
    );
  useLive("leads", lead.id);
  useShortcut("r", "Write a reply", () => focusOn("[data-reply]"), mayUpdate);
  const { me, neighbours } = read;
  const assignToMe = () => saveOwner(lead.id, me);
  useShortcut("m", "Assign to me", assignToMe, mayUpdate);
  useShortcut("n", "Write a note", () => focusOn("[data-note]"), mayUpdate);

  return (
    <AdminPage
      title={lead.name}
      back={{ to: leadsPath(list, { page: list.page }), label: "Leads" }}
      actions={
        <>
          <LeadClock replyDueAt={lead.replyDueAt} now={now} />
          <Neighbours {...neighbours} />
          {mayUpdate ? <SpamButton lead={lead} here={here} /> : <LeadStatusMark status={lead.status} />}
        </>
      }
    >
      <div key={lead.id} className="grid gap-x-12 lg:grid-cols-[minmax(0,760px)_340px]">
        <div className="min-w-0">
          {mayUpdate ? (
            <StatusButtons
              action={paths.admin.leadStatus(lead.id)}
              choices={stages}
              current={lead.status}
              returnTo={here}
              className="grid grid-cols-3 gap-y-px sm:flex"
            />
          ) : null}
          <p className="-mt-4 mb-6 flex flex-wrap gap-x-4 gap-y-2 lg:hidden">
            <Reach lead={lead} />
          </p>
          {lead.isAboveLimit ? <AboveLimit /> : null}
          <Section title="Project">
            <p
              dir="auto"
              className="max-w-[68ch] text-[0.9375rem]/[1.55] whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]"
            >
              {lead.description}
            </p>
          </Section>
          <Files leadId={lead.id} files={lead.attachedFiles ?? []} />
          {mayUpdate ? (
            <ReplyForm
              lead={lead}
              replies={replies}
              subject={read.replySubject}
              templates={read.templates}
              replyId={read.replyId}
              placeholders={read.placeholders}
              me={read.me}
              now={now}
              failure={failureOf(replies.at(-1)?.id, deliveries)}
            />
          ) : null}
          <Section title="Timeline">
            {mayUpdate ? (
              <NoteForm
                leadId={lead.id}
                people={read.readers}
                notes={lead.events
                  .filter(({ type }) => ["note", "call"].includes(type))
                  .map(({ detail }) => String(detail?.text))}
              />
            ) : null}
            <Timeline
              lead={lead}
              notes={read.notes}
              replies={replies}
              deliveries={deliveries}
              money={read.money}
            />
          </Section>
        </div>
        <div className="min-w-0">
          {mayUpdate ? (
            <DealForm lead={lead} owners={read.owners} money={read.money}>
              {lead.ownerId === me ? null : (
                <Button onClick={assignToMe} className="mb-3">
                  Assign to me
                </Button>
              )}
            </DealForm>
          ) : (
            <Deal lead={lead} owners={read.owners} money={read.money} today={read.today} />
          )}
          <Contact lead={lead} mayExport={mayExport}>
            {mayUpdate ? <ContactForm lead={lead} /> : null}
          </Contact>
          <Tasks leadId={lead.id} tasks={tasks} mayUpdate={read.mayPlan} />
          <SamePerson others={others} />
          <Deliveries leadId={lead.id} deliveries={deliveries} here={here} mayUpdate={mayUpdate} />
          <Attribution lead={lead} />
        </div>
      </div>
      {mayUpdate ? (
        <>
          <StatusShortcuts onStatus={setStatus} />
          <KeyHints hints={keys} />
        </>
      ) : null}
    </AdminPage>
  );
}

export { LeadError as ErrorBoundary };

/** The stages of a lead, without spam. */
const stages = leadStatusOrder
  .filter((status) => status !== "spam")
  .map((status) => ({ status, label: leadStatusLabels[status] }));

function failureOf(replyId: string | undefined, deliveries: Delivery[]) {
  const delivery = deliveries.find(({ id }) => id === replyId);
  return delivery?.state === "failed" ? delivery.reason : undefined;
}

/** Saves the deal's form with another owner: a second form would make the first one stale. */
function saveOwner(leadId: string, ownerId: string) {
  const form = document.getElementById(dealFormId(leadId));
  if (!(form instanceof HTMLFormElement)) return;
  fill(form, "ownerId", ownerId);
  form.requestSubmit();
}

function focusOn(field: string) {
  document.querySelector<HTMLElement>(field)?.focus();
}

const keys: KeyHint[] = [
  ["1", "–", "7", "status"],
  ["r", "reply"],
  ["n", "note"],
  ["m", "mine"],
  ["j", "k", "next and previous lead"],
];
