import { paths } from "#app/http/paths.ts";
import { redirectTo } from "#app/http/redirect-to.server.ts";

export const loader = redirectTo("settings.read", () => paths.admin.settings("presets"));
