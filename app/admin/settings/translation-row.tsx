import { draftOf, useEditor, useEditorStore } from "#app/admin/editor/editor.ts";
import { ownFieldId } from "#app/admin/editor/model/selection.ts";
import { FieldControl } from "#app/admin/fields/fields.tsx";
import type { Setting } from "#app/domain/settings/fields.ts";
import type { SettingKey } from "#app/domain/settings/registry.ts";
import { valueInWords } from "#app/domain/settings/stored-value.ts";
import { blankSetting, isBlank } from "#app/domain/settings/tab-draft.ts";
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
  const isEmpty = useEditor((state) => isBlank(key, draftOf(state)[name]));
  const isList = control === "list";
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
        {isList && isEmpty && !isBlank(key, fallback) ? (
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
        {isEmpty ? null : (
          <button
            type="button"
            onClick={() => change(blankSetting(key))}
            className={`${asideLink} disabled:hidden`}
          >
            {messages.useMain}
            <span className="sr-only">for {label}</span>
          </button>
        )}
        {isList && isEmpty && !isBlank(key, fallback) ? (
          <button type="button" onClick={() => change(fallback)} className={`${asideLink} disabled:hidden`}>
            Copy from {mainLanguage}
            <span className="sr-only">for {label}</span>
          </button>
        ) : null}
        {history ? <HistoryLink to={history} label={label} /> : null}
      </div>
    </div>
  );
}
