import {
  type FieldName,
  FormProvider,
  FormStateInput,
  getFormProps,
  parse,
  useForm,
} from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form, useLocation } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { ConflictNotice } from "#app/admin/conflict-notice.tsx";
import { FieldSourceContext } from "#app/admin/fields/binding.ts";
import { useFormSource } from "#app/admin/fields/form-source.tsx";
import type { Typed } from "#app/admin/publishing/form-entry.ts";
import { JournalNotice } from "#app/admin/publishing/form-journal.tsx";
import { intentOf, useUnsaved } from "#app/admin/publishing/form-submissions.ts";
import { useMergedForm } from "#app/admin/publishing/merged-form.ts";
import { useDecimal } from "#app/admin/use-decimal.ts";
import { type Settings, sections } from "#app/domain/settings/registry.ts";
import { isPreviewed, type SettingTab } from "#app/domain/settings/section.ts";
import type { ListedSetting } from "#app/domain/settings/settings.server.ts";
import { type TabLink, tabSchemas, tabs } from "#app/domain/settings/tabs.ts";
import { FormErrors } from "#app/forms/form-errors.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { Tooltips } from "#app/ui/tooltip.tsx";
import { messages } from "./messages.ts";
import { PasswordAgain, type SaveAnswer, SaveStatus } from "./save-status.tsx";
import { SettingSearch, SettingTabs } from "./setting-tabs.tsx";
import { SettingsPreview } from "./settings-preview.tsx";
import { SectionLinks, SettingsSection } from "./settings-section.tsx";

type SettingValue = Settings[keyof Settings];

interface SettingsScreenProps {
  tab: SettingTab;
  settings: ListedSetting[];
  visibleTabs: TabLink[];
  maySave: boolean;
  answer?: SaveAnswer;
  /** Shown above the password field, with unsaved values. */
  children?: ReactNode;
}

/** A settings tab: the list of tabs, and the form generated from the registry. */
export function SettingsScreen({
  tab,
  settings,
  visibleTabs,
  maySave,
  answer,
  children,
}: SettingsScreenProps) {
  const schema = tabSchemas[useDecimal()][tab];
  const { passwordReason } = tabs[tab];
  const [form] = useForm<Record<string, SettingValue>>({
    id: `settings-${tab}`,
    lastResult: answer?.result,
    defaultValue: Object.fromEntries(settings.map(({ key, value }) => [key, value])),
    constraint: getZodConstraint(schema),
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  const journal = useMergedForm({
    key: form.id,
    formId: form.id,
    version: 0,
    stored: Object.fromEntries(settings.map(({ key, base }) => [key, base])),
    answer,
    putIn: (typed) => form.update({ value: valuesOf(typed) }),
  });
  useUnsaved(journal.isUnsaved);
  const conflicts = answer?.conflicts ?? [];
  useAddressedField();
  const source = useFormSource({ isReadOnly: !maySave, isHelpBeside: true, marksOptional: false });
  const { onSubmit, ...formProps } = getFormProps(form);
  const shown = sections.filter((section) => section.tab === tab);
  const listed = new Map(settings.map((setting) => [setting.key as string, setting]));

  return (
    <AdminPage
      title={messages.settingsWith(tabs[tab].label)}
      actions={
        maySave ? (
          <>
            <SaveStatus
              answer={answer}
              isUnsaved={journal.isUnsaved}
              errors={Object.keys(form.allErrors).length}
            />
            <SubmitButton form={form.id} pendingLabel={messages.saving}>
              {messages.save}
            </SubmitButton>
          </>
        ) : null
      }
    >
      <div
        className={`xl:grid xl:gap-8 ${isPreviewed(tab) ? withPreview : "xl:grid-cols-[136px_minmax(0,1fr)]"}`}
      >
        <SettingTabs visible={visibleTabs} />
        <div className="@container mt-5 max-w-[940px] xl:mt-0">
          <SettingSearch />
          <FormProvider context={form.context}>
            <Form
              method="post"
              preventScrollReset
              {...formProps}
              onInput={journal.note}
              onSubmit={(event) => {
                onSubmit(event);
                if (!event.defaultPrevented) return;
                const intent = intentOf(event.nativeEvent);
                if (!intent) revealFirstInvalid(event.currentTarget);
                else if (intent !== "validate") requestAnimationFrame(journal.note); // after React has rendered its change
              }}
              className="mt-6"
            >
              <FormStateInput />
              <JournalNotice journal={journal} />
              {conflicts.length > 0 ? (
                <ConflictNotice
                  noun={messages.noun}
                  fields={conflicts}
                  onTake={(field) => {
                    const name: FieldName<SettingValue> = field;
                    const theirs = conflicts.find((conflict) => conflict.field === field);
                    if (theirs) form.update({ name, value: theirs.value as SettingValue });
                  }}
                />
              ) : null}
              {maySave ? null : (
                <p className="mb-5 border-l-2 border-line pl-3 text-muted">
                  {messages.youCanReadTheseSettings}
                </p>
              )}
              <FormErrors form={form} className="mb-5" />
              <SectionLinks sections={shown} />
              <fieldset disabled={!maySave} className="grid gap-10">
                <Tooltips>
                  <FieldSourceContext.Provider value={source}>
                    {shown.map((section, position) => (
                      <SettingsSection
                        key={section.title}
                        section={section}
                        position={position}
                        listed={listed}
                      />
                    ))}
                  </FieldSourceContext.Provider>
                  {children}
                  {maySave && passwordReason ? <PasswordAgain reason={passwordReason} /> : null}
                </Tooltips>
              </fieldset>
            </Form>
          </FormProvider>
        </div>
        {isPreviewed(tab) ? <SettingsPreview tab={tab} formId={form.id} /> : null}
      </div>
    </AdminPage>
  );
}

/** The open preview takes half of the space beside the tabs. */
const withPreview =
  "xl:grid-cols-[136px_minmax(0,1fr)_auto] xl:has-[[data-piece-preview][open]]:grid-cols-[136px_minmax(0,1fr)_minmax(0,1fr)]";

/** The typed values in the form's format, with lists as arrays. */
function valuesOf(typed: Typed): Record<string, SettingValue> {
  const form = new FormData();
  for (const [name, value] of typed) if (name !== "bases") form.append(name, value);
  const typedOver = parse(form, { resolve: (value: Record<string, SettingValue>) => ({ value }) });
  return typedOver.status === "success" ? typedOver.value : {};
}

/** Expands the first invalid field and focuses it, after the errors are rendered. */
function revealFirstInvalid(form: HTMLFormElement) {
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>("[aria-invalid=true]");
    const fold = wrong?.closest("details");
    if (fold) fold.open = true;
    wrong?.focus();
  });
}

/** Focuses the setting in the address fragment, such as `#setting-footer_copyright`. */
function useAddressedField() {
  const { hash } = useLocation();
  useEffect(() => {
    const row = hash.startsWith("#setting-") ? document.getElementById(hash.slice(1)) : null;
    row?.querySelector<HTMLElement>("input:not([type=hidden]), textarea, select, summary")?.focus();
    row?.scrollIntoView({ block: "center" });
  }, [hash]);
}
