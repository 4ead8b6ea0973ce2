import type { ActionFunctionArgs } from "@remix-run/node";
import { orNotFound, positionParam } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { privateJson, seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";
import { orDeleted, requireDocument } from "./requested-item.server.ts";

/** Names a version, or restores it as the draft. */
export async function changeVersion({ request, params }: ActionFunctionArgs) {
  const { staff, store, id, screen } = await requireDocument(request, params, "update");
  const form = await readForm(request);
  const number = positionParam(String(form.get("number")));
  if (form.get("intent") === "restore") {
    orDeleted(await store.find(id), screen);
    orNotFound(await store.restoreVersion(id, number, staff));
    return seeOther(`${screen}?restored-version=${number}`);
  }
  const name = String(form.get("name") ?? "").slice(0, 80);
  if (!(await store.find(id))) throw privateJson([["name", name]], 404);
  await store.nameVersion(id, number, name, staff);
  return seeOther(paths.admin.contentResources(screen).versions);
}
