import { type LibraryPicture, pictureAt } from "#app/domain/media/media-item.ts";
import type { Settings } from "#app/domain/settings/registry.ts";

export interface TeamMember {
  name: string;
  role: string;
  /** Empty if there is none. */
  portrait: string | LibraryPicture;
}

/** The person of the team with a name; undefined without a name, and for others. */
export function teamMember(
  { home_team_members }: Pick<Settings, "home_team_members">,
  name: string | null | undefined,
): TeamMember | undefined {
  const member = name ? home_team_members.find((each) => each.name === name) : undefined;
  return member && { name: member.name, role: member.role, portrait: pictureAt(member.imageUrl) };
}
