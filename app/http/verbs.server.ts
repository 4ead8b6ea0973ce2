import { readForm } from "./read-form.server.ts";

/**
 * What a write says, and whether it takes back what the address stands for: a DELETE, or a POST that says
 * `_method=delete`, which is how a form without JavaScript sends one.
 */
export async function readWrite(request: Request): Promise<{ form: FormData; isDelete: boolean }> {
  const form = request.headers.has("Content-Type") ? await readForm(request) : new FormData();
  return { form, isDelete: request.method === "DELETE" || form.get("_method") === "delete" };
}

/** `readWrite`, for what reads nothing else of the body. */
export async function isDelete(request: Request): Promise<boolean> {
  return (await readWrite(request)).isDelete;
}

/** For an address that can only be taken back: throws a 405 for any other write. */
export async function requireDelete(request: Request) {
  if (!(await isDelete(request))) throw new Response("Only DELETE", { status: 405 });
}
