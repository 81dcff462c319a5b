/** Size of a text in UTF-8; a lone surrogate counts as the three bytes of its replacement. */
export function utf8BytesOf(text: string): number {
  let bytes = 0;
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x80) bytes += 1;
    else if (code < 0x800) bytes += 2;
    else if (code < 0x1_0000) bytes += 3;
    else bytes += 4;
  }
  return bytes;
}
