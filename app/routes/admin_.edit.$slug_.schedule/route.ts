import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { missingInBlocks } from "#app/blocks/missing-in-blocks.ts";
import { findPage } from "#app/domain/pages/page-rows.server.ts";
import { cancelSchedule, schedulePage } from "#app/domain/pages/schedule.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { found } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";

/** There is no page here; whoever comes by the address sees the editor. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "pages.publish");
  return redirect(paths.admin.edit(found(params.slug)), { headers: privateHeaders });
}

const bodySchema = z.object({ baseVersion: z.int().positive(), at: z.iso.datetime().pipe(z.coerce.date()) });

/** POST has the draft, as the editor has seen it, go out at a moment; DELETE takes that back. Answers in JSON. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "pages.publish");
  const page = found(await findPage({ slug: found(params.slug) }));
  if (request.method === "DELETE") {
    const { version } = found(await cancelSchedule(page.id, staff));
    return Response.json({ status: "cancelled", version }, { headers: privateHeaders });
  }

  const body = bodySchema.safeParse(await request.json().catch(() => undefined));
  if (!body.success) throw new Response("Say when, and which version", { status: 400 });
  const outcome = found(await schedulePage(page.id, { ...body.data, by: staff, missingInBlocks }));
  if (outcome.status === "scheduled") {
    return Response.json({ status: "scheduled", version: outcome.page.version }, { headers: privateHeaders });
  }
  const { status } = outcome;
  const missing = status === "missing" ? outcome.missing : [];
  return Response.json({ status, missing }, { status: 409, headers: privateHeaders });
}
