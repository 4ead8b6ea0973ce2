/** Two digits before an item of a list. */
export function ItemNumber({ position }: { position: number }) {
  return (
    <span className="mono block w-5 shrink-0 text-muted" aria-hidden="true">
      {String(position + 1).padStart(2, "0")}
    </span>
  );
}
