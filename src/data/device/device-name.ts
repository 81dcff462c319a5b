export function deviceNameOf(uid: string): string {
  return `parvis-device-${uid}`;
}
