import { duration, visitorPath } from "#app/admin/leads/visitor-path.ts";
import { Moment } from "#app/admin/moment.tsx";
import { Section } from "#app/admin/section.tsx";

/** The pages the visitor saw before writing, in order, and how long each was open. */
export function VisitorPath({ history }: { history: string[] }) {
  const steps = visitorPath(history);
  const start = steps[0]?.at;
  return (
    <Section title="Path over the site">
      {steps.length > 0 ? (
        <>
          {start ? (
            <p className="mb-2 text-muted">
              From <Moment at={start} />
            </p>
          ) : null}
          <ol className="border-l border-line">
            {steps.map((step, position) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a page may be in it twice
                key={position}
                className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-3 py-1 pl-4 before:absolute before:top-[11px] before:-left-[3.5px] before:size-[6px] before:rounded-full before:bg-ink"
              >
                <span className="wrap-anywhere">{step.path}</span>
                {step.stay === undefined ? null : <span className="text-muted">{duration(step.stay)}</span>}
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p className="text-muted">
          Not recorded: the visitor did not allow it, or came straight to the form.
        </p>
      )}
    </Section>
  );
}
