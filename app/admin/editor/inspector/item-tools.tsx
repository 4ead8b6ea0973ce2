import { useEditorStore } from "#app/admin/editor/editor.ts";
import { IconButton } from "#app/admin/editor/icon-button.tsx";

interface ItemToolsProps {
  /** What the item is called: "Step 2". */
  name: string;
  /** From 0. */
  position: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Moves an item of a list up or down, or takes it out, and says so. */
export function ItemTools({ name, position, count, onMove, onRemove }: ItemToolsProps) {
  const editor = useEditorStore();
  const say = (announcement: string) => editor.getState().set({ announcement });
  const move = (to: number) => {
    onMove(to);
    say(`${name} moved, ${to + 1} of ${count}`);
  };
  return (
    <div className="flex">
      <IconButton
        icon="up"
        label={`Move ${name} up`}
        disabled={position === 0}
        onClick={() => move(position - 1)}
      />
      <IconButton
        icon="down"
        label={`Move ${name} down`}
        disabled={position === count - 1}
        onClick={() => move(position + 1)}
      />
      <IconButton
        icon="remove"
        label={`Remove ${name}`}
        onClick={() => {
          onRemove();
          say(`${name} removed. Undo brings it back.`);
        }}
      />
    </div>
  );
}
