interface Screen {
  /** As a test is called. */
  readonly size: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly forcedColors: "active" | "none";
}

/** The smallest and a large one; every place is looked at on an ordinary phone too (13). */
const FEW = [aScreen(320, 640), aScreen(1440, 900)];

/** One on each side of every width where a style changes. */
const WIDTHS = [320, 379, 390, 479, 599, 600, 959, 960, 1279, 1280, 1440, 1920, 2560];

/** `npm run test:long` asks for every width, with the colours of the app and with those of the system. */
export function screensToRead(): readonly Screen[] {
  if (process.env["PARVIS_SCREENS"] !== "every") return FEW;
  return WIDTHS.flatMap((width) => {
    const height = width < 600 ? 844 : 900;
    return [aScreen(width, height), aScreen(width, height, "active")];
  });
}

function aScreen(width: number, height: number, forcedColors: Screen["forcedColors"] = "none"): Screen {
  const size = `${width} × ${height}${forcedColors === "active" ? " in forced colours" : ""}`;
  return { size, viewport: { width, height }, forcedColors };
}
