import type { LoaderFunctionArgs } from "@remix-run/node";
import { findPerson } from "#app/domain/leads/person.server.ts";
import { personArchive } from "#app/domain/leads/person-archive.server.ts";
import { download } from "#app/http/download.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { found } from "#app/http/params.ts";

/** Everything about the person of `?q=`, an e-mail address or a phone number, as a zip with the files. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "leads.export");
  const person = await findPerson(new URL(request.url).searchParams.get("q") ?? "");
  found(person[0]);
  const archive = await personArchive(person.map(({ id }) => id));
  return download(archive, `personal-data-${new Date().toISOString().slice(0, 10)}.zip`, "application/zip");
}
