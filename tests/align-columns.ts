/**
 * The lines of a table whose columns begin below each other.
 *
 * @param rows all with the same number of cells
 * @param gap what is between two columns
 */
export function alignColumns(rows: readonly (readonly string[])[], gap: string): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(gap)
      .trimEnd(),
  );
}
