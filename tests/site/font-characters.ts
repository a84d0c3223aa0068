import subsetFont from 'subset-font';

/** Reads the characters in a font's `cmap` table, from its segments (format 4). The typefaces have none beyond U+FFFF. */
function readCharacters(font: DataView): Set<number> {
  const tables = Array.from({ length: font.getUint16(4) }, (_, index) => 12 + index * 16);
  const entry = tables.find((at) => font.getUint32(at) === 0x63_6d_61_70);
  if (entry === undefined) throw new Error('the font has no cmap table');
  const cmap = font.getUint32(entry + 8);
  const found = new Set<number>();
  for (let index = 0; index < font.getUint16(cmap + 2); index += 1) {
    const table = cmap + font.getUint32(cmap + 8 + index * 8);
    const segments = font.getUint16(table) === 4 ? font.getUint16(table + 6) / 2 : 0;
    for (let end = table + 14; end < table + 14 + segments * 2; end += 2)
      for (let code = font.getUint16(end + 2 + segments * 2); code <= font.getUint16(end); code += 1) found.add(code);
  }
  return found;
}

/** The characters of a text that a font file does not contain. Browsers would use a fallback font for them. */
export async function missingCharacters(font: Buffer, text: Iterable<string>): Promise<string[]> {
  const characters = [...new Set(text)];
  // Converts the file to an uncompressed format.
  const plain = await subsetFont(font, characters.join(''), { targetFormat: 'truetype' });
  const supported = readCharacters(new DataView(plain.buffer, plain.byteOffset, plain.byteLength));
  return characters.filter((character) => !supported.has(character.codePointAt(0) ?? 0));
}
