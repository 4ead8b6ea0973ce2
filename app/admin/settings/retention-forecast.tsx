import { useEffect } from "react";
import { draftOf, useEditor } from "#app/admin/editor/editor.ts";
import { messages } from "#app/admin/leads/messages.ts";
import { Moment } from "#app/admin/moment.tsx";
import { PanelError, usePanelData } from "#app/admin/panel-loading.tsx";
import { useCountFormat } from "#app/admin/use-decimal.ts";
import type { DocumentContent } from "#app/domain/documents/content.ts";
import type { RetentionForecast as Forecast } from "#app/domain/leads/retention.server.ts";
import { paths } from "#app/paths/paths.ts";

/** Debounce of the forecast in milliseconds. */
const TYPING_PAUSE_MS = 400;

/** How many leads the next nightly run erases, with the stored values or with those being typed. */
export function RetentionForecast({ saved }: { saved: Forecast }) {
  const { load, retry, data, problem } = usePanelData<{ forecast: Pick<Forecast, "later"> | null }>();
  const days = useEditor((state) => String(retentionOf(draftOf(state))));
  const isChanged = useEditor(
    (state) => String(retentionOf(draftOf(state))) !== String(retentionOf(state.published)),
  );

  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => load(`${paths.admin.retentionForecast()}?${days}`), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [load, days, isChanged]);

  const typed = data?.forecast;
  const format = useCountFormat();
  const sentence = (count: number, start: string) =>
    `${start} ${count === 0 ? "no leads" : messages.leadCount(format(count))}.`;
  return (
    <div className="border-l-2 border-warn pl-3">
      <p>{sentence(saved.next, "The next nightly run erases")}</p>
      {saved.countsFrom ? (
        <p>
          {sentence(saved.later, "The shorter retention that was saved erases")} It takes effect on{" "}
          <Moment at={saved.countsFrom} />.
        </p>
      ) : null}
      <PanelError problem={problem} onRetry={retry} className="my-2" />
      <p role="status">
        {isChanged && typed && typed.later !== saved.later
          ? sentence(typed.later, "The numbers above would erase") +
            " A shorter retention takes effect 24 hours after it is saved."
          : null}
      </p>
    </div>
  );
}

function retentionOf(draft: DocumentContent): URLSearchParams {
  const days = Object.entries(draft).filter(([name]) => name.startsWith("leads_retention_"));
  return new URLSearchParams(days.map(([name, value]) => [name, String(value ?? "")]));
}
