import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { missingInBlocks } from "#app/blocks/missing-in-blocks.ts";
import { findPage } from "#app/domain/pages/page-rows.server.ts";
import { publishPage } from "#app/domain/pages/publication.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { found } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";

/** There is no page here; whoever comes by the address sees the editor. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "pages.publish");
  return redirect(paths.admin.edit(found(params.slug)), { headers: privateHeaders });
}

const bodySchema = z.object({ baseVersion: z.int().positive() });

/** POST publishes the draft of the version that the editor has seen, and of no other. Answers in JSON. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "pages.publish");
  const page = found(await findPage({ slug: found(params.slug) }));
  const body = bodySchema.safeParse(await request.json().catch(() => undefined));
  if (!body.success) throw new Response("Say which version is to be published", { status: 400 });

  const outcome = found(await publishPage(page.id, { ...body.data, by: staff, missingInBlocks }));
  if (outcome.status === "published") {
    return Response.json({ status: "published", version: outcome.page.version }, { headers: privateHeaders });
  }
  const { status } = outcome;
  const missing = status === "missing" ? outcome.missing : [];
  return Response.json({ status, missing }, { status: 409, headers: privateHeaders });
}
