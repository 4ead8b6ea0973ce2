import { SearchBox } from "#app/admin/search-box.tsx";
import { paths } from "#app/http/paths.ts";
import { messages } from "./messages.ts";

/** Looks for a setting in every tab. */
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
