const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];
const WEBP_OFFSET = 8;

/** By the first bytes, whatever the sender calls it: JPEG, PNG or WebP. SVG, PDF and the rest are never decoded. */
export function isAcceptedImage(bytes: Uint8Array): boolean {
  return has(bytes, JPEG) || has(bytes, PNG) || (has(bytes, RIFF) && has(bytes, WEBP, WEBP_OFFSET));
}

function has(bytes: Uint8Array, signature: readonly number[], offset = 0): boolean {
  return signature.every((byte, index) => bytes[offset + index] === byte);
}
