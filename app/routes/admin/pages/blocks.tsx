import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { BlockIndex, BlockVariants } from "#app/admin/pages/block-index.tsx";
import { readBlockExamples } from "#app/blocks/examples.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction = () => adminMeta("Blocks");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "pages.read");
  return { blocks: await readBlockExamples() };
}

/** Every block type with its example and variants, as on the site. */
export default function Blocks() {
  const { blocks } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Blocks" back={{ to: paths.admin.pages(), label: "Pages" }}>
      <BlockIndex blocks={blocks} />
      {blocks.map((block) => (
        <BlockVariants key={block.type} {...block} />
      ))}
    </AdminPage>
  );
}
