import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { findPage } from "#app/domain/pages/page-rows.server.ts";
import { savePreset } from "#app/domain/pages/presets.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { leadTo } from "#app/http/lead-to.server.ts";
import { found, slugParam } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { readForm } from "#app/http/read-form.server.ts";

export const loader = leadTo("pages.read", ({ slug }) => paths.admin.page(slugParam(slug)));

const nameSchema = z.string().trim().min(1).max(60);

/** POST makes a preset of the page's draft and leads to where new pages are made. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "pages.update");
  const page = found(await findPage({ slug: found(params.slug) }));
  const name = nameSchema.catch(page.title).parse((await readForm(request)).get("name"));
  await savePreset(page, name, staff);
  return redirect(paths.admin.newPage(), { status: 303, headers: privateHeaders });
}
