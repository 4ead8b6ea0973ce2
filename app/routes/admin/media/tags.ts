import type { ActionFunctionArgs } from "@remix-run/node";
import { returnToLibrary } from "#app/admin/media/receive-media.server.ts";
import { tagMedia } from "#app/domain/media/change-media.server.ts";
import { tagsSchema } from "#app/domain/media/media.ts";
import { idsIn, requireStaff } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { redirectTo, seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const loader = redirectTo("media.read", () => paths.admin.media());

/** POST `id`s and `tags` adds these tags or, with `intent=remove`, removes them. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "media.update");
  const form = await readForm(request);
  const ids = idsIn(form.getAll("id"));
  const tags = tagsSchema.safeParse(form.get("tags") ?? "");
  const isRemoving = form.get("intent") === "remove";
  const back = (news: string) => seeOther(returnToLibrary(form.get("returnTo"), news));

  if (ids.length === 0) return back("nothing-chosen");
  if (!tags.success || tags.data.length === 0) return back("no-tags");
  const changed = await tagMedia(ids, { tags: tags.data, isRemoving }, staff);
  return back(`tagged-${changed}`);
}
