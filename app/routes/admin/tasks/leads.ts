import type { LoaderFunctionArgs } from "@remix-run/node";
import { searchLeadChoices } from "#app/domain/tasks/task-choices.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { privateJson } from "#app/http/redirect-to.server.ts";

/** Leads for the picker in a task's form, matching `?q=`. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "leads.read", "data");
  const leads = await searchLeadChoices(new URL(request.url).searchParams.get("q") ?? "");
  return privateJson({ leads });
}
