import { useNavigate } from "@remix-run/react";
import { Command } from "cmdk";
import { useEffect, useState } from "react";
import { Modal } from "#app/admin/modal.tsx";
import { PanelError, usePanelData } from "#app/admin/panel-loading.tsx";
import { paths } from "#app/paths/paths.ts";
import type { FindItem } from "./find.server.ts";

/** An action that runs without leaving the screen. */
export interface PaletteAction {
  label: string;
  run: () => void;
}

interface PaletteProps {
  actions: PaletteAction[];
  onClose: () => void;
}

/** Debounce of the search in milliseconds. */
const pause = 120;

/** The command palette: searches screens, actions, leads, pages, tasks, news, settings and people. */
export function Palette({ actions, onClose }: PaletteProps) {
  const [query, setQuery] = useState("");
  const [selected, setSelected] = useState("");
  const [isEntered, setEntered] = useState(false);
  const { load, retry, data, problem } = usePanelData<{ query: string; items: FindItem[] }>();
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(() => load(paths.admin.findItems(query.trim())), query ? pause : 0);
    return () => clearTimeout(timer);
  }, [query, load]);

  const items = data?.items ?? [];
  const [first] = items;
  useEffect(() => {
    if (first) setSelected(first.to + first.label);
  }, [first]);

  const groups = [...new Set(items.map(({ group }) => group))];
  const shownActions = actions.filter(({ label }) =>
    label.toLowerCase().includes(query.trim().toLowerCase()),
  );
  const isCurrent = data?.query === query.trim();

  function choose(run: () => void) {
    onClose();
    run();
  }

  // Results arrive after the keystroke: Enter waits for them and opens the first one.
  useEffect(() => {
    if (!isEntered || !isCurrent) return;
    setEntered(false);
    if (first) choose(() => navigate(first.to));
    else if (shownActions[0]) choose(shownActions[0].run);
  });

  return (
    <Modal
      title="Find anything"
      titleClassName="sr-only"
      onClose={onClose}
      className="flex max-w-[620px] flex-col"
    >
      <Command
        shouldFilter={false}
        loop
        value={selected}
        onValueChange={setSelected}
        label="Find anything"
        className="flex min-h-0 flex-col"
      >
        <Command.Input
          value={query}
          onValueChange={(typed) => {
            setEntered(false);
            setQuery(typed);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || isCurrent || event.nativeEvent.isComposing) return;
            event.preventDefault();
            setEntered(true);
          }}
          maxLength={200}
          placeholder="A screen, lead, page, task or setting"
          className="w-full border-b border-line bg-transparent px-4 py-3 text-[0.9375rem] outline-hidden placeholder:text-muted"
        />
        <Command.List className="min-h-0 overflow-y-auto overscroll-contain p-2">
          <PanelError problem={problem} onRetry={retry} className="mb-2" />
          {isCurrent ? (
            <Command.Empty className="px-2 py-6 text-center text-muted">No results.</Command.Empty>
          ) : null}
          {groups.map((group) => (
            <Command.Group key={group} heading={group} className={groupClasses}>
              {items
                .filter((item) => item.group === group)
                .map(({ to, label, note }) => (
                  <Command.Item
                    key={to + label}
                    value={to + label}
                    onSelect={() => choose(() => navigate(to))}
                    className={itemClasses}
                  >
                    <span className="min-w-0 truncate">{label}</span>
                    {note ? <span className="ml-auto max-w-[45%] truncate text-muted">{note}</span> : null}
                  </Command.Item>
                ))}
            </Command.Group>
          ))}
          {shownActions.length > 0 ? (
            <Command.Group heading="Takes effect immediately" className={groupClasses}>
              {shownActions.map(({ label, run }) => (
                <Command.Item key={label} value={label} onSelect={() => choose(run)} className={itemClasses}>
                  {label}
                </Command.Item>
              ))}
            </Command.Group>
          ) : null}
        </Command.List>
      </Command>
    </Modal>
  );
}

const groupClasses =
  "mb-1 [&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-[0.75rem] [&_[cmdk-group-heading]]:text-muted";

const itemClasses =
  "flex min-h-8 cursor-pointer items-center gap-3 rounded-[2px] px-2 py-1 data-[selected=true]:bg-sand";
