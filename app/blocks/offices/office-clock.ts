import type { WorkingHours } from "#app/domain/leads/working-hours.ts";
import { presenceAt } from "./presence.ts";

/** Shows the time at the office and whether it is open, and updates both with each minute until `signal` aborts. */
export function runOfficeClock(element: HTMLElement, signal: AbortSignal) {
  const hours: WorkingHours = JSON.parse(element.closest<HTMLElement>("[data-hours]")?.dataset.hours ?? "{}");
  const clock = element.querySelector("[data-time]");
  const status = element.querySelector("[data-status]");

  let timer: ReturnType<typeof setTimeout>;
  signal.addEventListener("abort", () => clearTimeout(timer));
  update();

  function update() {
    const presence = presenceAt(new Date(), element.dataset.timeZone ?? "UTC", hours);
    if (clock) clock.textContent = presence.time;
    if (status) status.textContent = presence.status;
    status?.classList.toggle("text-good", presence.isOpen);
    timer = setTimeout(update, 60_000 - (Date.now() % 60_000));
  }
}
