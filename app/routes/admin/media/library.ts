import { paths } from "#app/http/paths.ts";
import { redirectTo } from "#app/http/redirect-to.server.ts";

export const loader = redirectTo("media.read", () => paths.admin.settings("media"));
