/**
 * Whether a write takes back what the address stands for: a DELETE, or a POST that says `_method=delete`, which is
 * how a form without JavaScript sends one. Reads the body of a POST.
 */
export async function isUndoing(request: Request): Promise<boolean> {
  if (request.method === "DELETE") return true;
  const form = await request.formData();
  return form.get("_method") === "delete";
}

/** For an address that can only be taken back: throws a 405 for any other write. */
export async function requireUndoing(request: Request) {
  if (!(await isUndoing(request))) throw new Response("Only DELETE", { status: 405 });
}
