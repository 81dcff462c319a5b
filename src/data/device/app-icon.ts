/** The part of a page's or a worker's navigator that shows a number on the app's icon, where the platform has one. */
interface Icon {
  readonly setAppBadge?: (count: number) => Promise<void>;
  readonly clearAppBadge?: () => Promise<void>;
}

/** Puts the number of things that want the person on the app's icon; none takes it away. */
export async function showOnIcon(count: number, icon: Icon = navigator): Promise<void> {
  try {
    await (count > 0 ? icon.setAppBadge?.(count) : icon.clearAppBadge?.());
  } catch {
    // The app is not installed, or the person does not want it.
  }
}
