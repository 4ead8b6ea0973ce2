import { readForm } from "./read-form.server.ts";

/**
 * Reads a write, and whether it deletes: DELETE, or POST with `_method=delete`, as sent by a form without JavaScript.
 */
export async function readWrite(request: Request): Promise<{ form: FormData; isDelete: boolean }> {
  const form = request.headers.has("Content-Type") ? await readForm(request) : new FormData();
  return { form, isDelete: request.method === "DELETE" || form.get("_method") === "delete" };
}

/** `readWrite` for routes that ignore the rest of the body. */
export async function isDelete(request: Request): Promise<boolean> {
  return (await readWrite(request)).isDelete;
}

/** For addresses that only support deletion: throws a 405 for any other write. */
export async function requireDelete(request: Request) {
  if (!(await isDelete(request))) throw new Response("Only DELETE", { status: 405 });
}
