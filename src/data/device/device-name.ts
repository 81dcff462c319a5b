/** The name of an account's device database, and of whatever else on this device is that account's alone. */
export function deviceNameOf(uid: string): string {
  return `parvis-device-${uid}`;
}
