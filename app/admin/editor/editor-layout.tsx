import type { ReactNode } from "react";
import "#app/admin/admin.css";

/** The editor has the whole window; nothing of the admin's shell stands around it. */
export function EditorLayout({ children }: { children: ReactNode }) {
  return (
    <div data-admin className="h-dvh overflow-hidden bg-paper text-[0.84375rem]/[1.4] text-ink">
      {children}
    </div>
  );
}
