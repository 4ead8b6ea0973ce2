import href from "./wide-table.css?url";

/** Styles of tables with the class `restack`, in the place of the table: pages without one load no sheet. */
export function WideTableStyles() {
  return <link rel="stylesheet" href={href} />;
}
