import { useEffect } from "react";
import type { LeadStatus } from "#db/schema/leads.ts";
import { isTyping, statusOfKey } from "./lead-keys.ts";

/** The keys of one lead's screen: 1 to 7 set its status, `r` leads to the reply and `n` to the note. */
export function useLeadScreenKeys(onStatus?: (status: LeadStatus) => void) {
  useEffect(() => {
    if (!onStatus) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      const status = statusOfKey(event.key);
      const field = fields[event.key];
      if (status) onStatus(status);
      else if (field) document.querySelector<HTMLElement>(field)?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [onStatus]);
}

const fields: Record<string, string | undefined> = { r: "[data-reply]", n: "[data-note]" };
