/** Whether asking for the position would ask the person nothing. */
export async function maySharePosition(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: "geolocation" })).state === "granted";
  } catch {
    return false;
  }
}
