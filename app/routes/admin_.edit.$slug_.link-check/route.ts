import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { requireStaff } from "#app/http/guards.server.ts";
import { found } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { listBrokenPaths } from "#app/site/broken-paths.server.ts";

/** There is no page here; whoever comes by the address sees the editor. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "pages.update");
  return redirect(paths.admin.edit(found(params.slug)), { headers: privateHeaders });
}

const bodySchema = z.object({ paths: z.array(z.string().max(2000)).max(2000) });

/** POST answers which of the site's own paths lead to nothing that a visitor can see. */
export async function action({ request }: ActionFunctionArgs) {
  await requireStaff(request, "pages.update");
  const body = bodySchema.safeParse(await request.json().catch(() => undefined));
  if (!body.success) throw new Response("Say which paths are to be checked", { status: 400 });
  return Response.json({ broken: await listBrokenPaths(body.data.paths) }, { headers: privateHeaders });
}
