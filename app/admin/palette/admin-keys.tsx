import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from "react";
import { Modal } from "#app/admin/modal.tsx";
import { ChunkLoadError, chunkLoadErrorTitle, useLazyModule } from "#app/admin/panel-loading.tsx";
import { isControlK, useShortcut } from "#app/admin/shortcuts/shortcuts.ts";
import { useThemeChange } from "#app/admin/theme-choice.tsx";
import { paths } from "#app/paths/paths.ts";
import type { PaletteAction } from "./palette.tsx";

type View = ComponentType<{ actions: PaletteAction[]; onClose: () => void }>;

const views = {
  palette: async (): Promise<View> => (await import("./palette.tsx")).Palette,
  shortcuts: async (): Promise<View> =>
    (await import("#app/admin/shortcuts/shortcut-overview.tsx")).ShortcutOverview,
};

interface AdminKeysProps {
  /** Whether the search link was pressed, which opens the palette. */
  isAsked: boolean;
  onAnswered: () => void;
}

/** The shortcuts of every screen: Ctrl+K opens the palette, `?` shows all shortcuts. */
export function AdminKeys({ isAsked, onAnswered }: AdminKeysProps) {
  const [open, setOpen] = useState<keyof typeof views>();
  const changeTheme = useThemeChange();
  useShortcut("?", "This list", () => setOpen("shortcuts"));
  const answered = useRef(onAnswered);
  answered.current = onAnswered;
  useEffect(() => {
    if (!isAsked) return;
    setOpen("palette");
    answered.current();
  }, [isAsked]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isControlK(event)) return;
      event.preventDefault();
      setOpen((now) => (now === "palette" ? undefined : "palette"));
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  const actions = [
    { label: "Light theme", run: () => changeTheme("light") },
    { label: "Dark theme", run: () => changeTheme("dark") },
    { label: "System theme", run: () => changeTheme("system") },
    { label: "Show keyboard shortcuts", run: () => setOpen("shortcuts") },
    { label: "Open the site", run: () => window.open(paths.home(), "_blank", "noopener") },
  ];
  if (!open) return null;
  return <LazyView key={open} load={views[open]} actions={actions} onClose={() => setOpen(undefined)} />;
}

/** A view whose chunk is loaded on first use. */
function LazyView({ load, ...props }: { load: () => Promise<View> } & ComponentProps<View>) {
  const code = useLazyModule(load);
  if (code.state === "loading") return null;
  if (code.state === "loaded") return <code.View {...props} />;
  return (
    <Modal
      title={chunkLoadErrorTitle}
      titleClassName="px-4 pt-4 text-[0.9375rem] font-semibold"
      onClose={props.onClose}
      className="max-w-[420px]"
    >
      <ChunkLoadError tryAgain={code.tryAgain} />
    </Modal>
  );
}
