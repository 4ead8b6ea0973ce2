import type { ReactNode } from "react";
import { AdminPage } from "#app/admin/admin-page.tsx";
import type { TabLink } from "#app/domain/settings/tabs.ts";
import { SettingTabs } from "./setting-tabs.tsx";

interface TabPageProps {
  title: string;
  visibleTabs: TabLink[];
  children: ReactNode;
}

/** A settings tab with a custom screen. */
export function TabPage({ title, visibleTabs, children }: TabPageProps) {
  return (
    <AdminPage title={title}>
      <div className="xl:grid xl:grid-cols-[136px_minmax(0,1fr)] xl:gap-8">
        <SettingTabs visible={visibleTabs} />
        <div className="mt-5 flex flex-col gap-5 xl:mt-0">{children}</div>
      </div>
    </AdminPage>
  );
}
