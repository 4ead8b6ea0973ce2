import type { ReactNode } from "react";
import { draftOf, useEditor, useEditorStore } from "#app/admin/editor/editor.ts";
import { ownFieldId } from "#app/admin/editor/model/selection.ts";
import { FieldControl } from "#app/admin/fields/fields.tsx";
import { useFocusAfterRemoval } from "#app/admin/lost-focus.ts";
import { isSame } from "#app/domain/documents/is-same.ts";
import type { Setting } from "#app/domain/settings/fields.ts";
import type { SettingKey } from "#app/domain/settings/registry.ts";
import { valueInWords } from "#app/domain/settings/stored-value.ts";
import { blankSetting, inheritedSetting, isInherited } from "#app/domain/settings/tab-draft.ts";
import { HistoryLink } from "./history-link.tsx";
import { messages } from "./messages.ts";
import { asideClasses, asideLink, rowClasses } from "./row-classes.ts";

interface TranslationRowProps {
  setting: Setting;
  /** What visitors read while the field is empty. */
  fallback: unknown;
  /** The name of the main language. */
  mainLanguage: string;
  /** Why the stored value is invalid. */
  problem?: string;
  /** Its history, if it was ever stored. */
  history?: string;
}

/** A setting in a further language: while it is empty, its placeholder is the text of the main language. */
export function TranslationRow({ setting, fallback, mainLanguage, problem, history }: TranslationRowProps) {
  const { name, label, help, control } = setting;
  const editor = useEditorStore();
  const key = name as SettingKey; // the settings of a tab
  const isMain = useEditor((state) => isInherited(key, draftOf(state)[name]));
  const isEmptyList = useEditor((state) => control === "list" && isSame(draftOf(state)[name], []));
  const isMainList = control === "list" && isMain && !isSame(fallback, blankSetting(key));
  const change = (value: unknown) => editor.getState().edit({ type: "field", name, value });
  return (
    <div id={`setting-${name}`} className={rowClasses}>
      <div className="min-w-0">
        <FieldControl field={{ ...setting, required: false, default: fallback }} path={[name]} />
        {problem ? (
          <p className="mt-1 text-[0.75rem]/[1.4] text-warn">
            The stored text cannot be read ({problem}), so visitors read the one of the main language. Saving
            replaces it.
          </p>
        ) : null}
        <p role="status" className="mt-1 text-[0.75rem]/[1.45] text-muted empty:hidden">
          {isEmptyList ? messages.isEmpty : null}
        </p>
        {isMainList ? (
          <details className="mt-1 text-[0.75rem]/[1.45] text-muted">
            <summary className="w-fit cursor-pointer py-1">{messages.asIn(mainLanguage)}</summary>
            <p dir="auto" className="max-h-64 overflow-y-auto whitespace-pre-wrap wrap-anywhere">
              {valueInWords(setting, fallback)}
            </p>
          </details>
        ) : null}
      </div>
      <div className={asideClasses(setting)}>
        {help ? <p id={`${ownFieldId([name])}-hint`}>{help}</p> : null}
        {isMain && !isMainList ? null : (
          <ChangeButton label={label} onClick={() => change(isMain ? [] : inheritedSetting(key))}>
            {isMain ? messages.leaveEmpty : messages.asMain(control === "list")}
          </ChangeButton>
        )}
        {isMainList ? (
          <ChangeButton label={label} onClick={() => change(fallback)}>
            {messages.copyFrom(mainLanguage)}
          </ChangeButton>
        ) : null}
        {history ? <HistoryLink to={history} label={label} /> : null}
      </div>
    </div>
  );
}

interface ChangeButtonProps {
  /** Of the setting. */
  label: string;
  onClick: () => void;
  children: ReactNode;
}

/** A button beside a setting; it is not shown where nothing can be changed. */
function ChangeButton({ label, onClick, children }: ChangeButtonProps) {
  return (
    <button
      ref={useFocusAfterRemoval()}
      type="button"
      onClick={onClick}
      className={`${asideLink} disabled:hidden`}
    >
      {children}
      <span className="sr-only">for {label}</span>
    </button>
  );
}
