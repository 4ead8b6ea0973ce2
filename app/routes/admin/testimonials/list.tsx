import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { EmptyState } from "#app/admin/empty-state.tsx";
import { readTrashNotice } from "#app/admin/entries/change-notice.server.ts";
import { NewEntry } from "#app/admin/entries/new-entry.tsx";
import { TrashList } from "#app/admin/entries/trash-list.tsx";
import { ChangeNoticeBar } from "#app/admin/publishing/change-notice-bar.tsx";
import { TabPage } from "#app/admin/settings/tab-page.tsx";
import { TestimonialList } from "#app/admin/testimonials/testimonial-list.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { visibleTabs } from "#app/domain/settings/tabs.ts";
import {
  createTestimonial,
  listTestimonials,
  listTrashedTestimonials,
} from "#app/domain/testimonials/edit-testimonials.server.ts";
import { newTestimonialSchema } from "#app/domain/testimonials/testimonial.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { readForm } from "#app/http/read-form.server.ts";

export const meta: MetaFunction = () => adminMeta("Testimonials");

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "news.read");
  const [testimonials, trashed] = await Promise.all([listTestimonials(), listTrashedTestimonials()]);
  const mayUpdate = allows(staff.role, "news.update");
  return {
    testimonials,
    trashed,
    notice: mayUpdate ? readTrashNotice(request, trashed, paths.admin.testimonial) : undefined,
    visibleTabs: visibleTabs(staff.role),
    mayUpdate,
  };
}

/** POST `name` makes a testimonial and leads to it. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "news.update");
  const typed = Object.fromEntries(await readForm(request));
  const testimonial = newTestimonialSchema.safeParse(typed);
  if (!testimonial.success) {
    const problem = testimonial.error.issues[0]?.message ?? "Say who says it";
    return data({ problem, typed: String(typed.name ?? "") }, { status: 400 });
  }
  const id = await createTestimonial(testimonial.data.name, staff);
  return redirect(paths.admin.testimonial(id), { status: 303, headers: privateHeaders });
}

export default function TestimonialsDesk() {
  const loaded = useLoaderData<typeof loader>();
  const { testimonials, trashed, notice, mayUpdate } = loaded;
  const answer = useActionData<typeof action>();
  return (
    <TabPage title="Testimonials" visibleTabs={loaded.visibleTabs}>
      {mayUpdate ? <NewEntry name="name" label="Who says it" button="New testimonial" {...answer} /> : null}
      {testimonials.length > 0 ? (
        <TestimonialList testimonials={testimonials} mayUpdate={mayUpdate} />
      ) : (
        <EmptyState title="No testimonials yet">
          <p>Begin one above with a name. It is not on the site until you publish it.</p>
        </EmptyState>
      )}
      <TrashList trashed={trashed} pathOf={paths.admin.testimonial} mayUpdate={mayUpdate} />
      <ChangeNoticeBar notice={notice} />
    </TabPage>
  );
}
