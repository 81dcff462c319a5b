/** A sentence as it is written, whatever spaces French typography puts into it. */
export function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/gu, " ");
}
