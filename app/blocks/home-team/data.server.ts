import { pictureAt } from "#app/domain/media/media-item.ts";
import type { ReadSettings } from "../resolve-blocks.server.ts";

export default async function loadHomeTeam(_props: unknown, readSettings: ReadSettings) {
  const settings = await readSettings();
  if (!settings.home_team_slider_enabled || settings.home_team_members.length === 0) return null;
  return {
    title: settings.home_team_slider_title,
    subtitle: settings.home_team_slider_subtitle,
    members: settings.home_team_members.map((member) => ({
      ...member,
      imageUrl: pictureAt(member.imageUrl),
    })),
  };
}
