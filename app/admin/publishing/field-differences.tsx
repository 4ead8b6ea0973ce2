interface FieldDifferencesProps {
  /** Both values as text. */
  fields: { field: string; label: string; before: string; after: string }[];
}

/** Every changed field: the old value struck through, then the new one. */
export function FieldDifferences({ fields }: FieldDifferencesProps) {
  return (
    <dl>
      {fields.map(({ field, label, before, after }) => (
        <div
          key={field}
          className="grid gap-x-3 gap-y-1 border-b border-line py-2 sm:grid-cols-[minmax(80px,20%)_minmax(0,1fr)_minmax(0,1fr)]"
        >
          <dt className="text-muted">{label}</dt>
          <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
            <del className="decoration-bad">{before}</del>
          </dd>
          <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
            <ins className="decoration-good">{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
