import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useRef } from "react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { fill } from "#app/admin/journal/form-controls.ts";
import { JournalNotice } from "#app/admin/journal/journal-notice.tsx";
import { useFormJournal } from "#app/admin/journal/use-form-journal.ts";
import { newPageSchema, PresetChoice, PresetDeletion } from "#app/admin/pages/new-page.tsx";
import { readPageLanguage } from "#app/admin/pages/page-language.server.ts";
import { useSubmitted } from "#app/admin/publishing/form-submissions.ts";
import { starterBlocks } from "#app/blocks/presets/presets.ts";
import {
  createPage,
  deletePreset,
  findPresetBlocks,
  listPresets,
} from "#app/domain/pages/create-page.server.ts";
import { isHome } from "#app/domain/pages/home.ts";
import { MAX_LEVELS, pageKey } from "#app/domain/pages/page.ts";
import { listPageTree } from "#app/domain/pages/page-tree.server.ts";
import { isPresetKind } from "#app/domain/pages/preset.ts";
import { slugOfTitle } from "#app/domain/pages/slug-of-title.ts";
import { SelectField, TextField } from "#app/forms/fields.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { idParam, requireStaff } from "#app/http/guards.server.ts";
import { parseForm, readForm } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction = () => adminMeta("New page");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "pages.update");
  const { languages, language } = await readPageLanguage(request);
  const [presets, tree] = await Promise.all([listPresets(), listPageTree(language)]);
  const parents = tree.filter((page) => page.level < MAX_LEVELS && !isHome(page));
  return {
    ...presets,
    language,
    languageName: language && languages.find(({ code }) => code === language)?.name,
    under: new URL(request.url).searchParams.get("under") ?? "",
    parents: parents.map(({ slug, title, level }) => ({ slug, title, level })),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "pages.update");
  const { language } = await readPageLanguage(request);
  const form = await readForm(request);
  const gone = form.get("deletePreset");
  if (gone) {
    await deletePreset(idParam(String(gone)), staff);
    return seeOther(paths.admin.newPage(language));
  }
  const submission = parseForm(form, newPageSchema);
  if (submission.status !== "success") return data(submission.reply(), { status: 400 });

  const { preset, ...values } = submission.value;
  const blocks = isPresetKind(preset) ? starterBlocks(preset) : await blocksOf(preset);
  if (!blocks)
    return data(submission.reply({ fieldErrors: { preset: ["This preset has been deleted"] } }), {
      status: 400,
    });
  const outcome = await createPage({ ...values, language, inMenus: preset !== "landing", blocks }, staff);
  if (outcome.status === "refused") {
    return data(submission.reply({ fieldErrors: { [outcome.field]: [outcome.message] } }), { status: 400 });
  }
  return seeOther(paths.admin.page(pageKey(outcome.page)));
}

async function blocksOf(preset: string) {
  return preset === "empty" ? [] : findPresetBlocks(idParam(preset));
}

export default function NewPage() {
  const { kinds, own, parents, under, language, languageName } = useLoaderData<typeof loader>();
  const [form, fields] = useForm({
    lastResult: useActionData<typeof action>(),
    defaultValue: { preset: kinds[0]?.id ?? "empty", parentSlug: under },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: newPageSchema }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  const { pathname, search } = useLocation();
  const saved = useSubmitted(pathname + search, fields.title.name);
  const journal = useFormJournal({
    key: language ? `new-page-${language}` : "new-page",
    formId: form.id,
    version: 0,
    saved,
  });
  const derivedSlug = useRef("");

  /** Derives the slug from the title, unless another one is typed. */
  function followTitle({ value, form: element }: HTMLInputElement) {
    if (!element || new FormData(element).get(fields.slug.name) !== derivedSlug.current) return;
    derivedSlug.current = slugOfTitle(value);
    fill(element, fields.slug.name, derivedSlug.current);
  }

  return (
    <AdminPage
      title={languageName ? `New page in ${languageName}` : "New page"}
      back={{ to: paths.admin.pages(language), label: "Pages" }}
    >
      <PresetDeletion />
      <Form
        method="post"
        replace
        {...getFormProps(form)}
        onInput={journal.note}
        className="grid max-w-[940px] gap-8"
      >
        <JournalNotice journal={journal} />
        <PresetChoice field={fields.preset} kinds={kinds} own={own} />
        <div className="grid max-w-[560px] gap-4">
          <TextField
            field={fields.title}
            label="Title"
            onChange={({ currentTarget }) => followTitle(currentTarget)}
          />
          <TextField
            field={fields.slug}
            label="Slug"
            hint="The last part of the address. If empty, it is created from the title."
            autoCapitalize="off"
            spellCheck={false}
          />
          <SelectField
            field={fields.parentSlug}
            label="Parent page"
            options={[
              { value: "", label: "None (top level)" },
              ...parents.map(({ slug, title, level }) => ({
                value: slug,
                label: `${"\u00a0\u00a0".repeat(level - 1)}${title}`,
              })),
            ]}
          />
          <p className="text-muted">It stays private until you publish it.</p>
          <SubmitButton pendingLabel="Creating…" className="justify-self-start">
            Create page
          </SubmitButton>
        </div>
      </Form>
    </AdminPage>
  );
}
