import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { allows } from "#app/domain/accounts/policies.ts";
import { contentStores } from "#app/domain/content-store/content-store.server.ts";
import { sharedBlock, sharedBlockType } from "#app/domain/content-types/shared-block.ts";
import { storedBlockSchema } from "#app/domain/documents/content.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { privateJson, seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

/** The address is for writing only. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, `${sharedBlock.policies}.read`);
  return seeOther(paths.admin.contents(sharedBlock.collection));
}

/**
 * POST makes a block of a page a shared block with its content and this name, and publishes it if it is complete and the
 * account may publish.
 */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, `${sharedBlock.policies}.update`);
  const form = await readForm(request);
  const name = sharedBlock.schema.shape.name.safeParse(String(form.get("name")).slice(0, 120));
  const block = storedBlockSchema.safeParse(readJson(form.get("block")));
  if (!block.success || !sharedBlock.blocks?.accepts(block.data.type))
    return privateJson({ reason: "This block cannot be shared." }, 400);

  const store = contentStores[sharedBlockType];
  const title = name.success ? name.data : sharedBlock.singular;
  const id = await store.create(title, staff);
  const { id: blockId } = block.data;
  const changes = { blocks: [block.data], order: { from: [], to: [blockId] } };
  const saved = await store.saveDraft(id, {
    saveId: crypto.randomUUID(),
    baseVersion: 1,
    changes,
    by: staff,
  });
  if (saved?.status !== "saved") throw new Error("the shared block was not stored");
  const published = allows(staff.role, `${sharedBlock.policies}.publish`)
    ? await store.publish(id, staff, saved.version)
    : undefined;
  return privateJson({ id, title, isPublished: published?.status === "published" });
}

function readJson(text: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
