const endOfShape = /<(circle|ellipse|line|path|rect|stop)\b([^>]*)><\/\1>/g;
const endOfEntry = /<\/li>(?=<li|<\/[uo]l>)/g;

/** Leaves out end tags that no parser needs: those of shapes, and of list entries before the next entry or the list's end. */
export function omitEndTags(html: string): string {
  return html.replaceAll(endOfShape, '<$1$2/>').replaceAll(endOfEntry, '');
}
