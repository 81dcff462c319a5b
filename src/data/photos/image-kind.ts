export type ImageKind = "jpeg" | "png" | "webp" | "heic" | "svg" | "unknown";

const SNIFFED_BYTES = 1024;

/** What a file is by its first bytes; its name and its declared type may lie. */
export function imageKindOf(bytes: Uint8Array): ImageKind {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "jpeg";
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  const text = new TextDecoder("latin1").decode(bytes.subarray(0, SNIFFED_BYTES));
  if (text.startsWith("RIFF") && text.startsWith("WEBP", 8)) return "webp";
  if (/^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1|avi[fs])/u.test(text.slice(4, 12))) return "heic";
  if (/<svg[\s>]/iu.test(text.replaceAll("\0", ""))) return "svg";
  return "unknown";
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
