import { lazy, Suspense, useEffect, useState } from "react";
import { useShortcut } from "#app/admin/shortcuts/shortcuts.ts";
import { useThemeChange } from "#app/admin/theme/use-theme.ts";
import { paths } from "#app/http/paths.ts";

const Palette = lazy(() => import("./palette.tsx"));
const ShortcutOverview = lazy(() => import("#app/admin/shortcuts/shortcut-overview.tsx"));

type Open = "palette" | "shortcuts" | undefined;

interface AdminKeysProps {
  /** Whether a press on the link to the search was meant for the palette. */
  isAsked: boolean;
  onAnswered: () => void;
}

/** What is there on every screen by a key: Ctrl K finds anything, `?` shows the keys. */
export function AdminKeys({ isAsked, onAnswered }: AdminKeysProps) {
  const [open, setOpen] = useState<Open>();
  const changeTheme = useThemeChange();
  useShortcut("?", "These keys", () => setOpen("shortcuts"));
  useEffect(() => {
    if (isAsked) setOpen("palette");
  }, [isAsked]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== "k" ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      setOpen((now) => (now === "palette" ? undefined : "palette"));
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  function close() {
    setOpen(undefined);
    onAnswered();
  }

  const actions = [
    { label: "Light theme", run: () => changeTheme("light") },
    { label: "Dark theme", run: () => changeTheme("dark") },
    { label: "Theme of the system", run: () => changeTheme("system") },
    { label: "Show the keys", run: () => setOpen("shortcuts") },
    { label: "Open the site", run: () => window.open(paths.home(), "_blank", "noopener") },
  ];
  if (!open) return null;
  return (
    <Suspense>
      {open === "palette" ? (
        <Palette actions={actions} onClose={close} />
      ) : (
        <ShortcutOverview onClose={close} />
      )}
    </Suspense>
  );
}
