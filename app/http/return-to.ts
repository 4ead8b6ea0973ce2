import { ownAdminPath } from "./own-path.ts";

/** The screen that a form was on, as it says in `returnTo`; another where that is not within the admin. */
export function returnPath(form: FormData, otherwise: string): string {
  const given = form.get("returnTo");
  return (typeof given === "string" ? ownAdminPath(given) : undefined) ?? otherwise;
}
