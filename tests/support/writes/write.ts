import type { Staff } from "#app/domain/accounts/account.ts";

/** The password of the owner who sends the writes. */
export const password = "three grey herons wait";

/** A request that changes something. A body of `form` unless `json` is given. */
export interface Write {
  params?: Record<string, string>;
  method?: "POST" | "DELETE";
  form?: Record<string, string | string[] | File>;
  json?: unknown;
}

/** The owner who is signed in, with the id of the session. */
export type Owner = Staff & { sessionId: string };

/** Makes what a write needs and answers with the request, by the name of the route and what it does there. */
export type Writes = Record<string, Record<string, (owner: Owner) => Write | Promise<Write>>>;

/** The body of a form that takes back what the address stands for. */
export const undo = { _method: "delete" };
