import { type Editor, useEditorState } from "@tiptap/react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { focusRing } from "#app/admin/classes.ts";
import { isMediaPickerOpen } from "#app/admin/media/media-picker.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import { richTextActions, tableActions } from "./actions.ts";
import { LinkForm, PictureForm } from "./toolbar-forms.tsx";

/** The form that is open below the toolbar. */
export type ToolbarForm = "link" | "picture" | null;

interface ToolbarProps {
  editor: Editor;
  /** The id of the text. */
  controls: string;
  form: ToolbarForm;
  setForm: (form: ToolbarForm) => void;
}

/** The formatting toolbar: one tab stop with a roving tabindex, arrow keys move between the buttons. */
export function Toolbar({ editor, controls, form, setForm }: ToolbarProps) {
  const box = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      on: richTextActions
        .flat()
        .filter(({ name, attributes }) => name && editor.isActive(name, attributes))
        .map(({ label }) => label),
      isInTable: editor.isActive("table"),
      isLink: editor.isActive("link"),
      href: String(editor.getAttributes("link").href ?? ""),
    }),
  });

  function close() {
    setForm(null);
    editor.commands.focus();
  }

  // Escape and a click outside close the link form, wherever the focus is.
  useEffect(() => {
    if (form !== "link") return;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(
      "pointerdown",
      ({ target }) => {
        if (isMediaPickerOpen()) return;
        if (target instanceof Node && !box.current?.contains(target)) setForm(null);
      },
      { signal },
    );
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape" || isMediaPickerOpen()) return;
        event.preventDefault();
        event.stopPropagation();
        setForm(null);
        editor.commands.focus();
      },
      { capture: true, signal },
    );
    return () => listening.abort();
  }, [form, setForm, editor]);

  return (
    <div ref={box}>
      <div
        ref={bar}
        role="toolbar"
        aria-label="Format"
        aria-controls={controls}
        onKeyDown={(event) => rove(event, bar.current)}
        className="flex flex-wrap gap-x-2 border-b border-line p-1"
      >
        {richTextActions.map((group, position) => (
          <div key={group[0]?.label} className="flex">
            {group.map(({ label, sign, keys, name, run }, place) => (
              <ToolButton
                key={label}
                label={label}
                keys={keys}
                isFirst={position === 0 && place === 0}
                isOn={name ? state.on.includes(label) : undefined}
                onClick={() => run(editor.chain().focus()).run()}
              >
                <span aria-hidden="true">{sign}</span>
              </ToolButton>
            ))}
          </div>
        ))}
        <div className="flex">
          <ToolButton label="Link" keys="Ctrl K" isOn={state.isLink} onClick={() => setForm("link")}>
            Link
          </ToolButton>
          <ToolButton label="Picture" onClick={() => setForm("picture")}>
            Picture
          </ToolButton>
          <ToolButton
            label="Table"
            onClick={() =>
              editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
            }
          >
            Table
          </ToolButton>
        </div>
        {state.isInTable ? (
          // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not fields of a form
          <div role="group" aria-label="Table" className="flex w-full flex-wrap border-t border-line pt-1">
            {tableActions.map(({ label, sign, run }) => (
              <ToolButton key={label} label={label} onClick={() => run(editor.chain().focus()).run()}>
                <span aria-hidden="true">{sign}</span>
              </ToolButton>
            ))}
          </div>
        ) : null}
      </div>
      {form === "link" ? <LinkForm key={state.href} editor={editor} onClose={close} /> : null}
      {form === "picture" ? <PictureForm editor={editor} onClose={close} /> : null}
    </div>
  );
}

interface ToolButtonProps {
  label: string;
  keys?: string;
  isFirst?: boolean;
  isOn?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function ToolButton({ label, keys, isFirst = false, isOn, onClick, children }: ToolButtonProps) {
  return (
    <Tooltip text={keys ? `${label} (${keys})` : label}>
      <button
        type="button"
        aria-label={label}
        aria-pressed={isOn}
        tabIndex={isFirst ? 0 : -1}
        onMouseDown={(event) => event.preventDefault()} // the text keeps its selection
        onClick={onClick}
        className={`mono min-h-7 min-w-7 rounded-[2px] px-1.5 text-muted hover:bg-sand hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper ${focusRing} focus-visible:-outline-offset-2`}
      >
        {children}
      </button>
    </Tooltip>
  );
}

/** Moves the focus and the roving tabindex. */
function rove(event: KeyboardEvent, bar: HTMLElement | null) {
  const buttons = [...(bar?.querySelectorAll("button") ?? [])];
  const position = buttons.findIndex((button) => button.matches(":focus"));
  const targets: Record<string, number | undefined> = {
    ArrowRight: (position + 1) % buttons.length,
    ArrowLeft: (position - 1 + buttons.length) % buttons.length,
    Home: 0,
    End: buttons.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined || position === -1) return;
  event.preventDefault();
  for (const [place, button] of buttons.entries()) button.tabIndex = place === target ? 0 : -1;
  buttons[target]?.focus();
}
