import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { readChangeNotice } from "#app/admin/entries/change-notice.server.ts";
import { DeleteEntry } from "#app/admin/entries/delete-entry.tsx";
import { EntryAside } from "#app/admin/entries/entry-aside.tsx";
import { entryStatuses, saveEntry } from "#app/admin/entries/save-entry.server.ts";
import { useAnswer } from "#app/admin/live/use-answer.ts";
import { ChangeNoticeBar } from "#app/admin/publishing/change-notice-bar.tsx";
import { Section } from "#app/admin/section.tsx";
import { TestimonialForm } from "#app/admin/testimonials/testimonial-form.tsx";
import { testimonialFormSchema } from "#app/admin/testimonials/testimonial-form-schema.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { testimonialEntries } from "#app/domain/testimonials/edit-testimonials.server.ts";
import { testimonialInWords, testimonialLabels } from "#app/domain/testimonials/testimonial.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { found, idParam } from "#app/http/params.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { paths } from "#app/http/paths.ts";
import { readForm } from "#app/http/read-form.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => adminMeta(data?.entry.title ?? "Testimonial");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "news.read");
  const { row: _, ...entry } = found(await testimonialEntries.read(idParam(params.testimonialId)));
  return {
    entry,
    notice: readChangeNotice(request, entry, paths.admin.testimonial(entry.id)),
    mayUpdate: allows(staff.role, "news.update"),
    mayPublish: allows(staff.role, "news.publish"),
  };
}

/** Saves the fields into the draft and, with `publish`, publishes it. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "news.update");
  const id = idParam(params.testimonialId);
  const form = await readForm(request);
  if (form.has("publish")) await requireStaff(request, "news.publish");
  const saved = await saveEntry({
    submission: parseForm(form, testimonialFormSchema),
    form,
    labels: testimonialLabels,
    inWords: testimonialInWords,
    asTyped: (value) => value ?? "",
    save: (fields, bases) => testimonialEntries.save(id, { bases, fields, by: staff }),
    publish: (baseVersion) => testimonialEntries.publish(id, staff, baseVersion),
  });
  return data(saved, { status: entryStatuses[saved.status] });
}

export default function TestimonialDesk() {
  const { entry, notice, mayUpdate, mayPublish } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const [query] = useSearchParams();
  const [isUnsaved, setUnsaved] = useState(false);
  const { id, draft, bases, title, publication } = entry;
  const screen = paths.admin.testimonial(id);
  return (
    <AdminPage title={title} back={{ to: paths.admin.testimonials(), label: "Testimonials" }}>
      <ChangeNoticeBar notice={notice} />
      <div key={id} className="grid gap-x-12 lg:grid-cols-[minmax(0,760px)_340px]">
        <div>
          <TestimonialForm
            id={id}
            draft={draft}
            version={publication.version}
            bases={bases}
            answer={answer}
            isReadOnly={!mayUpdate}
            onUnsaved={setUnsaved}
          />
          <div className="mt-8">
            <Section title="As the site shows the draft">
              <iframe
                key={publication.version}
                title="The draft, as it was saved last"
                src={paths.testimonialPreview(id)}
                className="h-[30rem] w-full border md:h-96 border-line bg-card"
              />
            </Section>
          </div>
          {mayUpdate ? <DeleteEntry screen={screen} about="Off the site at once." /> : null}
        </div>
        <EntryAside
          {...entry}
          thing="testimonial"
          screen={screen}
          mayPublish={mayPublish}
          isUnsaved={isUnsaved}
          answer={answer}
          query={query}
        />
      </div>
    </AdminPage>
  );
}
