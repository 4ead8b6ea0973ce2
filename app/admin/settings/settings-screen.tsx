import { useLocation } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { Button } from "#app/admin/button.tsx";
import { DraftRecovery } from "#app/admin/editor/draft-recovery.tsx";
import { draftOf, useEditor } from "#app/admin/editor/editor.ts";
import { useOwnSource } from "#app/admin/editor/inspector/editor-source.ts";
import { editorMenuId, PanelLink } from "#app/admin/editor/panels/route-panel.tsx";
import { WhoElseIsHere } from "#app/admin/editor/presence.tsx";
import { ContentsContext, FieldSourceContext } from "#app/admin/fields/binding.ts";
import { LanguageSwitch, type SiteLanguage } from "#app/admin/language-switch.tsx";
import { Menu } from "#app/admin/menu.tsx";
import { isSame } from "#app/domain/documents/is-same.ts";
import { sections } from "#app/domain/settings/registry.ts";
import { isPreviewed, type Section, type SettingTab } from "#app/domain/settings/section.ts";
import type { ListedSetting } from "#app/domain/settings/settings.server.ts";
import { type LanguageTab, labelOfTab, tabKey } from "#app/domain/settings/tab-key.ts";
import { type TabLink, tabs } from "#app/domain/settings/tabs.ts";
import { paths } from "#app/paths/paths.ts";
import { Tooltips } from "#app/ui/tooltip.tsx";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { PreviewSite } from "./preview-site.tsx";
import { PasswordAgain, SaveStatus } from "./save-status.tsx";
import { SettingSearch, SettingTabs } from "./setting-tabs.tsx";
import { SettingsPreview } from "./settings-preview.tsx";
import { SectionLinks, SettingsSection } from "./settings-section.tsx";
import { useSaveTab } from "./use-save-tab.ts";
import { type EarlierDraft, WaitingDraft } from "./waiting-draft.tsx";

interface SettingsScreenProps {
  tab: SettingTab;
  /** The further language whose texts are shown; empty for the settings themselves. */
  language: ContentLanguage;
  /** The languages of its texts, the main one first; none if there is only one. */
  languages: SiteLanguage[];
  settings: ListedSetting[];
  visibleTabs: TabLink[];
  /** Changes that were typed before and not saved. */
  earlier: EarlierDraft | null;
  /** Whether there are values from before the last save. */
  hasPreviousVersion: boolean;
  /** Shown above the password field. */
  children?: ReactNode;
}

/** A settings tab: the list of tabs, and the fields generated from the registry, inside an `OpenDocument`. */
export function SettingsScreen({
  tab,
  language,
  languages,
  settings,
  visibleTabs,
  earlier,
  hasPreviousVersion,
  children,
}: SettingsScreenProps) {
  const { passwordReason } = tabs[tab];
  const contents = useEditor(({ contents }) => contents);
  const maySave = useEditor(({ mayUpdate }) => mayUpdate);
  const [password, setPassword] = useState("");
  const [passwordProblem, setPasswordProblem] = useState<string>();
  const { isBusy, problem, done, isHeldUp, save, restorePrevious } = useSaveTab(setPasswordProblem);
  const source = useOwnSource({ isHelpBeside: true, marksOptional: false });
  const key = tabKey({ tab, language });
  const listed = new Map(settings.map((setting) => [setting.key as string, setting]));
  const shown = sections
    .filter((section) => section.tab === tab)
    .map((section) => withListed(section, listed))
    .filter((section) => Object.keys(section.settings).length > 0);
  const mainLanguage = language ? languages[0]?.name : undefined;
  useAddressedField();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    await save(password);
    setPassword("");
  }

  return (
    <AdminPage
      title={`${labelOfTab({ tab, language })} settings`}
      actions={
        maySave ? (
          <>
            <WhoElseIsHere />
            <SaveStatus done={done} problem={problem} isHeldUp={isHeldUp} />
            {isPreviewed(tab) ? <PreviewSite language={language} /> : null}
            <TabMenu tab={tab} language={language} />
            {hasPreviousVersion ? <RestorePreviousButton isBusy={isBusy} onPress={restorePrevious} /> : null}
            <Button form={formId(tab)} look="primary" isSending={isBusy}>
              Save
            </Button>
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
          <div className="mt-4 empty:hidden">
            <LanguageSwitch
              label="Language of the texts"
              languages={languages}
              current={language}
              pathOf={(code) => paths.admin.settings(tabKey({ tab, language: code }))}
            />
          </div>
          <form id={formId(tab)} noValidate className="mt-6" onSubmit={submit}>
            <DraftRecovery />
            {earlier && maySave ? <WaitingDraft {...earlier} /> : null}
            {maySave ? null : (
              <p className="mb-5 border-l-2 border-line pl-3 text-muted">
                You can read these settings. Your role cannot change them.
              </p>
            )}
            {mainLanguage ? (
              <p className="mb-5 max-w-[600px] text-muted">
                While a field is empty, visitors read the text in grey: that of the main language (
                {mainLanguage}).
              </p>
            ) : null}
            <SectionLinks sections={shown} />
            <fieldset disabled={!maySave} className="grid gap-10">
              <Tooltips>
                <FieldSourceContext.Provider value={source}>
                  <ContentsContext.Provider value={contents}>
                    {shown.map((section, position) => (
                      <SettingsSection
                        key={section.title}
                        section={section}
                        position={position}
                        listed={listed}
                        mainLanguage={mainLanguage}
                        tabKey={key}
                      />
                    ))}
                  </ContentsContext.Provider>
                </FieldSourceContext.Provider>
                {children}
                {maySave && passwordReason ? (
                  <PasswordAgain
                    reason={passwordReason}
                    value={password}
                    problem={passwordProblem}
                    onChange={setPassword}
                  />
                ) : null}
              </Tooltips>
            </fieldset>
          </form>
        </div>
        {isPreviewed(tab) ? <SettingsPreview tabKey={key} /> : null}
      </div>
    </AdminPage>
  );
}

/** The section with its settings that are listed. */
function withListed(section: Section, listed: Map<string, ListedSetting>): Section {
  const settings = Object.entries(section.settings).filter(([key]) => listed.has(key));
  return { ...section, settings: Object.fromEntries(settings) };
}

/** One press brings back what visitors saw before the last save, and another one the save. */
function RestorePreviousButton({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  const isUnsaved = useEditor((state) => !isSame(draftOf(state), state.published));
  return (
    <Button onClick={onPress} disabled={isUnsaved} isSending={isBusy}>
      Restore previous<span className="max-lg:sr-only"> version</span>
    </Button>
  );
}

function TabMenu({ tab, language }: LanguageTab) {
  const screen = paths.admin.settings(tabKey({ tab, language }));
  const { versions, sharing } = paths.admin.contentResources(screen);
  return (
    <Menu label={`More for ${labelOfTab({ tab, language })}`} text="More" summaryId={editorMenuId}>
      <PanelLink to={versions}>Versions</PanelLink>
      {isPreviewed(tab) ? <PanelLink to={sharing}>Preview links</PanelLink> : null}
    </Menu>
  );
}

const formId = (tab: SettingTab) => `settings-${tab}`;

/** The open preview takes half of the space beside the tabs. */
const withPreview =
  "xl:grid-cols-[136px_minmax(0,1fr)_auto] xl:has-[[data-piece-preview][open]]:grid-cols-[136px_minmax(0,1fr)_minmax(0,1fr)]";

/** Focuses the setting in the address fragment, such as `#setting-footer_copyright`. */
function useAddressedField() {
  const { hash } = useLocation();
  useEffect(() => {
    const row = hash.startsWith("#setting-") ? document.getElementById(hash.slice(1)) : null;
    row?.querySelector<HTMLElement>("input:not([type=hidden]), textarea, select, summary")?.focus();
    row?.scrollIntoView({ block: "center" });
  }, [hash]);
}
