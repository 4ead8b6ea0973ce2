import type { LoaderFunctionArgs } from "@remix-run/node";
import { slugSchema } from "#app/domain/pages/page.ts";
import { findPage, listPageTree } from "#app/domain/pages/page-tree.server.ts";
import { idsIn, requireStaff } from "#app/http/guards.server.ts";
import { privateJson } from "#app/http/redirect-to.server.ts";

/** Whether a page can have a slug; `problem` is the reason if not. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "pages.update", "data");
  const { searchParams } = new URL(request.url);
  const slug = searchParams.get("slug") ?? "";
  return privateJson({ slug, problem: await problemWith(slug.trim(), idsIn([searchParams.get("page")])[0]) });
}

async function problemWith(slug: string, pageId: string | undefined): Promise<string | undefined> {
  const parsed = slugSchema.safeParse(slug);
  if (!parsed.success) return parsed.error.issues[0]?.message;
  const page = pageId ? await findPage({ id: pageId }) : undefined;
  const tree = await listPageTree(page?.language);
  const taken = tree.find((each) => each.slug === slug && each.id !== pageId);
  return taken && `${taken.path} is already in use. Choose another address`;
}
