import { drawingLookOf } from "#app/domain/settings/drawing-look.ts";
import { teamMember } from "#app/domain/settings-store/team-member.ts";
import { drawingAddress } from "#app/flow-field/drawings.server.ts";
import type { ShownPicture } from "#app/ui/picture-sources.ts";
import type { PageContext, ReadSettings } from "../resolve-blocks.server.ts";

interface Props {
  beside?: { person?: string; drawing?: number };
}

/** What is loaded for the field beside a text. */
export interface BesideData {
  role?: string;
  portrait?: ShownPicture;
  /** The address of the drawing. */
  drawing?: string;
}

/** Portrait and role of the person, and the drawing; undefined for texts with neither. */
export default async function loadBeside(
  { beside: { person, drawing } = {} }: Props,
  readSettings: ReadSettings,
  { slug }: PageContext,
): Promise<BesideData | undefined> {
  if (!person && !drawing) return undefined;
  const settings = await readSettings();
  const member = teamMember(settings, person);
  return {
    ...(member && { role: member.role, portrait: member.portrait }),
    ...(drawing && { drawing: drawingAddress(`${slug}-beside-${drawing}`, drawingLookOf(settings)) }),
  };
}
