import { paths } from "#app/http/paths.ts";
import { redirectTo } from "#app/http/redirect-to.server.ts";

/** A short address of the users' screen, which is part of the settings. */
export const loader = redirectTo("users.read", () => paths.admin.users());
