import type { Settings } from "#app/domain/settings/registry.ts";
import type { ReadSettings } from "../resolve-blocks.server.ts";

export interface HomeTeamData {
  title: string;
  subtitle: string;
  members: Settings["home_team_members"];
}

/** Null while the section is disabled or has no members. */
export default async function loadHomeTeam(
  _: unknown,
  readSettings: ReadSettings,
): Promise<HomeTeamData | null> {
  const settings = await readSettings();
  if (!settings.home_team_slider_enabled || settings.home_team_members.length === 0) return null;
  return {
    title: settings.home_team_slider_title,
    subtitle: settings.home_team_slider_subtitle,
    members: settings.home_team_members,
  };
}
