import type { ReactNode } from "react";
import { Mark } from "#app/ui/mark.tsx";
import "../admin.css";

interface AuthLayoutProps {
  title: string;
  children: ReactNode;
}

/** The layout of the sign-in and set-up screens. */
export function AuthLayout({ title, children }: AuthLayoutProps) {
  return (
    <main
      data-admin
      className="grid min-h-dvh content-start justify-items-center bg-paper px-4 pt-[12vh] pb-12 text-[0.84375rem]/[1.45] text-ink"
    >
      <div className="w-full max-w-[340px]">
        <Mark size={28} />
        <h1 className="mt-5 mb-6 text-[1.375rem]/[1.2] font-semibold tracking-[-0.02em]">{title}</h1>
        {children}
      </div>
    </main>
  );
}
