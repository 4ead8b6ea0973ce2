import type { ReactNode } from "react";
import "#app/admin/admin.css";

/** The editor has the whole window; nothing of the admin's shell stands around it. */
export function EditorRoom({ children }: { children: ReactNode }) {
  return (
    <div data-admin className="h-dvh overflow-hidden bg-paper text-[13.5px]/[1.4] text-ink">
      {children}
    </div>
  );
}
