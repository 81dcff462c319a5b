import { onTestFinished, vi } from "vitest";

/** The browser says that there is no network, until the test ends. */
export function goOffline(): void {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  dispatchEvent(new Event("offline"));
  onTestFinished(() => void (onLine.mockRestore(), dispatchEvent(new Event("online"))));
}
