import { paths } from "#app/http/paths.ts";
import { redirectTo } from "#app/http/redirect-to.server.ts";

export const loader = redirectTo("admin.enter", () => paths.admin.pages());
