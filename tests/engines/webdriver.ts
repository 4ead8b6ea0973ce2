/** A session of W3C WebDriver: sends one command and returns its value. */
export type Send = (
  method: "GET" | "POST" | "DELETE",
  command: string,
  body?: object,
  timeoutMs?: number,
) => Promise<unknown>;

/** The key of an element's id in JSON, from the specification. */
export const ELEMENT_KEY = "element-6066-11e4-a52e-4f735466cecf";

/** The code points by which WebDriver names keys. */
export const keyCodes = {
  Control: "\ue009",
  Enter: "\ue007",
  Escape: "\ue00c",
  Tab: "\ue004",
  ArrowDown: "\ue015",
  End: "\ue010",
} as const;

/** The longest time that a command takes on a busy machine, loading a page included. */
const COMMAND_MS = 60_000;

/** Commands to the driver at this address. Rejects with the driver's own message, or when it does not answer in time. */
export function commandsTo(driver: string): Send {
  return async (method, command, body, timeoutMs = COMMAND_MS) => {
    const answer = await fetch(`${driver}${command}`, {
      method,
      body: method === "POST" ? JSON.stringify(body ?? {}) : null,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (!answer.ok) throw new Error(`${command}: ${value?.error}: ${value?.message}`);
    return value;
  };
}

export async function newSession(send: Send, capabilities: object, timeoutMs: number): Promise<Send> {
  const body = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = (await send("POST", "/session", body, timeoutMs)) as { sessionId: string };
  return (method, command, body) => send(method, `/session/${sessionId}${command}`, body);
}
