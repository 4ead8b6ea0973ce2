import type { ReactNode } from "react";
import "#app/admin/admin.css";

/** The editor uses the whole window, without the admin's shell. */
export function EditorLayout({ children }: { children: ReactNode }) {
  return (
    <div data-admin className="h-dvh overflow-hidden bg-paper text-[0.84375rem]/[1.4] text-ink">
      {children}
    </div>
  );
}
