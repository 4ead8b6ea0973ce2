import type { LoaderFunctionArgs } from "@remix-run/node";
import { slugSchema } from "#app/domain/pages/page.ts";
import { listPageTree } from "#app/domain/pages/page-tree.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { privateJson } from "#app/http/redirect-to.server.ts";

/** Whether a page can have a slug; `problem` is the reason if not. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "pages.update", "data");
  const { searchParams } = new URL(request.url);
  const slug = searchParams.get("slug") ?? "";
  return privateJson({ slug, problem: await problemWith(slug.trim(), searchParams.get("page")) });
}

async function problemWith(slug: string, pageId: string | null): Promise<string | undefined> {
  const parsed = slugSchema.safeParse(slug);
  if (!parsed.success) return parsed.error.issues[0]?.message;
  const taken = (await listPageTree()).find((page) => page.slug === slug && page.id !== pageId);
  return taken && `${taken.path} is already in use. Choose another address`;
}
