import { useLocation } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { Button } from "#app/admin/button.tsx";
import { DraftRecovery } from "#app/admin/editor/draft-recovery.tsx";
import { useEditor } from "#app/admin/editor/editor.ts";
import { useOwnSource } from "#app/admin/editor/inspector/editor-source.ts";
import { editorMenuId, PanelLink } from "#app/admin/editor/panels/route-panel.tsx";
import { WhoElseIsHere } from "#app/admin/editor/presence.tsx";
import { FieldSourceContext } from "#app/admin/fields/binding.ts";
import { Menu } from "#app/admin/menu.tsx";
import { sections } from "#app/domain/settings/registry.ts";
import { isPreviewed, type SettingTab } from "#app/domain/settings/section.ts";
import type { ListedSetting } from "#app/domain/settings/settings.server.ts";
import { type TabLink, tabs } from "#app/domain/settings/tabs.ts";
import { paths } from "#app/paths/paths.ts";
import { Tooltips } from "#app/ui/tooltip.tsx";
import { PreviewSite } from "./preview-site.tsx";
import { PasswordAgain, SaveStatus } from "./save-status.tsx";
import { SettingSearch, SettingTabs } from "./setting-tabs.tsx";
import { SettingsPreview } from "./settings-preview.tsx";
import { SectionLinks, SettingsSection } from "./settings-section.tsx";
import { useSaveTab } from "./use-save-tab.ts";
import { type EarlierDraft, WaitingDraft } from "./waiting-draft.tsx";

interface SettingsScreenProps {
  tab: SettingTab;
  settings: ListedSetting[];
  visibleTabs: TabLink[];
  /** Changes that were typed before and not saved. */
  earlier: EarlierDraft | null;
  /** Shown above the password field. */
  children?: ReactNode;
}

/** A settings tab: the list of tabs, and the fields generated from the registry, inside an `OpenDocument`. */
export function SettingsScreen({ tab, settings, visibleTabs, earlier, children }: SettingsScreenProps) {
  const { passwordReason } = tabs[tab];
  const maySave = useEditor(({ mayUpdate }) => mayUpdate);
  const [password, setPassword] = useState("");
  const [passwordProblem, setPasswordProblem] = useState<string>();
  const { isBusy, problem, done, save } = useSaveTab(setPasswordProblem);
  const source = useOwnSource({ isHelpBeside: true, marksOptional: false });
  const shown = sections.filter((section) => section.tab === tab);
  const listed = new Map(settings.map((setting) => [setting.key as string, setting]));
  useAddressedField();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    await save(password);
    setPassword("");
  }

  return (
    <AdminPage
      title={`${tabs[tab].label} settings`}
      actions={
        maySave ? (
          <>
            <WhoElseIsHere />
            <SaveStatus done={done} problem={problem} />
            {isPreviewed(tab) ? <PreviewSite /> : null}
            <TabMenu tab={tab} />
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
          <form id={formId(tab)} noValidate className="mt-6" onSubmit={submit}>
            <DraftRecovery />
            {earlier && maySave ? <WaitingDraft {...earlier} /> : null}
            {maySave ? null : (
              <p className="mb-5 border-l-2 border-line pl-3 text-muted">
                You can read these settings. Your role cannot change them.
              </p>
            )}
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
        {isPreviewed(tab) ? <SettingsPreview tab={tab} /> : null}
      </div>
    </AdminPage>
  );
}

function TabMenu({ tab }: { tab: SettingTab }) {
  const { versions, sharing } = paths.admin.contentResources(paths.admin.settings(tab));
  return (
    <Menu label={`More for ${tabs[tab].label}`} text="More" summaryId={editorMenuId}>
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
