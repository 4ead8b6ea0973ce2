import type { Staff } from "#app/domain/accounts/account.ts";

/** The password of the owner who sends the writes. */
export const password = "three grey herons wait";

/** A request that changes something, with a form body unless `json` is given. */
export interface Write {
  params?: Record<string, string>;
  method?: "POST" | "DELETE";
  form?: Record<string, string | string[] | File>;
  json?: unknown;
}

/** The signed-in owner, with the id of the session. */
export type Owner = Staff & { sessionId: string };

/** Prepares a write and returns its request, by the name of the route and of the change. */
export type Writes = Record<string, Record<string, (owner: Owner) => Write | Promise<Write>>>;

/** The form body that reverts what the address represents. */
export const undo = { _method: "delete" };
