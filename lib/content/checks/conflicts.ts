/** What git writes around both versions of a place that two people have changed. */
const conflictMarker = /^(?:<{7}|={7}|>{7}|\|{7})(?: |\r?$)/;

/** One line for each mark of a conflict in a text file. */
export function conflictLines(file: string, source: string): string[] {
  return source
    .split('\n')
    .flatMap((line, index) =>
      conflictMarker.test(line)
        ? [`${file}:${index + 1}: A conflict of two versions is not resolved here. Keep one of them.`]
        : [],
    );
}
