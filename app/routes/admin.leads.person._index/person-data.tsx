import { Form, Link, useNavigation } from "@remix-run/react";
import { buttonClasses, focusRing, linkClasses } from "#app/admin/classes.ts";
import { LeadStatusMark } from "#app/admin/leads/lead-status.tsx";
import { Section } from "#app/admin/section.tsx";
import type { PersonLead } from "#app/domain/leads/person.server.ts";
import { pressedOnce } from "#app/forms/pressed-once.ts";
import { paths } from "#app/http/paths.ts";
import { CalendarDate } from "#app/ui/calendar-date.tsx";

interface PersonDataProps {
  query: string;
  leads: PersonLead[];
  mayErase: boolean;
}

/** What is stored of a person, as a file to take away, and out of the world. */
export function PersonData({ query, leads, mayErase }: PersonDataProps) {
  return (
    <div className="mt-6 max-w-[860px]">
      <Section title={leads.length === 1 ? "1 lead" : `${leads.length} leads`}>
        <ul>
          {leads.map(
            ({ id, name, email, phone, status, createdAt, attachedFiles, replyCount, taskCount }) => (
              <li
                key={id}
                className="grid gap-x-6 border-b border-line py-2 first:pt-0 sm:grid-cols-[minmax(0,1fr)_110px_110px]"
              >
                <span className="min-w-0">
                  <Link to={paths.admin.lead(id)} className={`wrap-anywhere ${linkClasses}`}>
                    {name}
                  </Link>
                  <span className="block text-muted wrap-anywhere">
                    {[email, phone, ...counts({ files: attachedFiles?.length ?? 0, replyCount, taskCount })]
                      .filter(Boolean)
                      .join(", ")}
                  </span>
                </span>
                <LeadStatusMark status={status} />
                <CalendarDate date={createdAt} className="text-muted sm:text-right" />
              </li>
            ),
          )}
        </ul>
      </Section>
      <Section title="Take away">
        <p className="mb-3 max-w-[68ch] text-muted">
          A zip with everything that is stored as JSON, the history, replies and tasks included, and the files
          as they were sent.
        </p>
        <a href={paths.admin.leadPersonExport(query)} download className={buttonClasses.plain}>
          Export everything
        </a>
      </Section>
      {mayErase ? <Erasure leads={leads} /> : null}
    </div>
  );
}

/** Asks once more before it erases. */
function Erasure({ leads }: { leads: PersonLead[] }) {
  const isSending = useNavigation().formAction === paths.admin.leadPersonErasure();
  const tasks = leads.reduce((sum, { taskCount }) => sum + taskCount, 0);
  return (
    <Section title="Erase">
      <details>
        <summary className={`w-fit cursor-pointer font-semibold text-bad ${focusRing}`}>
          Erase everything…
        </summary>
        <Form
          method="post"
          action={paths.admin.leadPersonErasure()}
          className="mt-3 border border-bad bg-card p-4"
        >
          {leads.map(({ id }) => (
            <input key={id} type="hidden" name="leadId" value={id} />
          ))}
          <p className="max-w-[68ch]">
            The leads above are erased with their history, notes, replies and files
            {tasks > 0
              ? `, and with ${tasks === 1 ? "the task" : `the ${tasks} tasks`} that belong to them`
              : ""}
            . This cannot be undone. The audit log keeps that you did it, and nothing of the person. Mails
            that were sent are in your mailboxes, and backups keep what they have until they expire.
          </p>
          <button
            type="submit"
            {...pressedOnce(isSending)}
            className={`mt-3 ${buttonClasses.plain} border-bad! text-bad!`}
          >
            {leads.length === 1 ? "Erase this lead" : `Erase these ${leads.length} leads`}
          </button>
        </Form>
      </details>
    </Section>
  );
}

function counts({
  files,
  replyCount,
  taskCount,
}: {
  files: number;
  replyCount: number;
  taskCount: number;
}): string[] {
  const told: [number, string][] = [
    [files, "file"],
    [replyCount, "reply"],
    [taskCount, "task"],
  ];
  return told.flatMap(([count, noun]) =>
    count > 0 ? [count === 1 ? `1 ${noun}` : `${count} ${plural(noun)}`] : [],
  );
}

const plural = (noun: string) => (noun === "reply" ? "replies" : `${noun}s`);
