/** The router tells the window after each change of screen. */
export const SCREEN_CHANGED = "parvis:screen";
