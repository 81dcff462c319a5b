interface Icon {
  readonly setAppBadge?: (count: number) => Promise<void>;
  readonly clearAppBadge?: () => Promise<void>;
}

export async function showOnIcon(count: number, icon: Icon = navigator): Promise<void> {
  try {
    await (count > 0 ? icon.setAppBadge?.(count) : icon.clearAppBadge?.());
  } catch {
    // The app is not installed, or the person does not want it.
  }
}
