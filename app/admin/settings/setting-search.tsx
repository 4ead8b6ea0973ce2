import { SearchBox } from "#app/admin/search-box.tsx";
import { paths } from "#app/http/paths.ts";
import { messages } from "./messages.ts";

/** Searches the settings of every tab. */
export function SettingSearch({ query = "" }: { query?: string }) {
  return (
    <SearchBox
      action={paths.admin.settingSearch()}
      query={query}
      label={messages.searchAllSettings}
      placeholder={messages.labelHelpKeyOrValue}
    />
  );
}
