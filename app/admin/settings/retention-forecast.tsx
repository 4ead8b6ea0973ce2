import { useEffect, useRef } from "react";
import { Moment } from "#app/admin/moment.tsx";
import { PanelError, usePanelData } from "#app/admin/panel-loading.tsx";
import type { RetentionForecast as Forecast } from "#app/domain/leads/retention.server.ts";
import { paths } from "#app/paths/paths.ts";
import { messages } from "./messages.ts";

/** Debounce of the forecast in milliseconds. */
const TYPING_PAUSE_MS = 400;

/** How many leads the next nightly run erases, with the stored values or with those being typed. */
export function RetentionForecast({ saved }: { saved: Forecast }) {
  const place = useRef<HTMLDivElement>(null);
  const { load, retry, data, problem } = usePanelData<{ forecast: Pick<Forecast, "later"> | null }>();

  useEffect(() => {
    const form = place.current?.closest("form");
    let timer: ReturnType<typeof setTimeout>;
    const count = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (form) load(`${paths.admin.retentionForecast()}?${retentionFields(form)}`);
      }, TYPING_PAUSE_MS);
    };
    form?.addEventListener("input", count);
    return () => {
      clearTimeout(timer);
      form?.removeEventListener("input", count);
    };
  }, [load]);

  const typed = data?.forecast;
  return (
    <div ref={place} className="border-l-2 border-warn pl-3">
      <p>{sentence(saved.next, messages.theNextNightlyRunErases)}</p>
      {saved.countsFrom ? (
        <p>
          {sentence(saved.later, messages.theShorterRetentionThatWas)} {messages.itTakesEffectOn}{" "}
          <Moment at={saved.countsFrom} />.
        </p>
      ) : null}
      <PanelError problem={problem} onRetry={retry} className="my-2" />
      <p role="status">
        {typed && typed.later !== saved.later
          ? sentence(typed.later, messages.theNumbersAboveWouldErase) + messages.aShorterRetentionTakesEffect
          : null}
      </p>
    </div>
  );
}

function retentionFields(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    name.startsWith("leads_retention_") && typeof value === "string" ? [[name, value]] : [],
  );
  return new URLSearchParams(fields);
}

function sentence(count: number, start: string): string {
  if (count === 0) return messages.noLeads(start);
  return `${start} ${messages.leads(count)}.`;
}
