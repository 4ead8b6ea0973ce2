type Listener = (leadId: string) => void;

const listeners: Listener[] = [];

/** Calls `listener` with the id of each lead that this process has stored and is to be mailed, after the commit. */
export function onCaptured(listener: Listener) {
  listeners.push(listener);
}

export function tellCaptured(leadId: string) {
  for (const listener of listeners) listener(leadId);
}
