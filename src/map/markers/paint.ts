/** The colours and the font of the app, as a canvas needs them: resolved. */
export interface Paint {
  readonly paper: string;
  readonly ink: string;
  readonly primary: string;
  readonly warning: string;
  readonly success: string;
  readonly neutral: string;
  readonly line: string;
  /** Of the counts, in the form of the CSS property `font`. */
  readonly font: string;
}

const COUNT_REM = 0.875;

export function paintOf(element: Element): Paint {
  const style = getComputedStyle(element);
  const value = (name: string): string => style.getPropertyValue(name).trim();
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return {
    paper: value("--paper"),
    ink: value("--ink"),
    primary: value("--primary"),
    warning: value("--warning"),
    success: value("--success"),
    neutral: value("--ink-soft"),
    line: value("--line"),
    font: `700 ${rem * COUNT_REM}px ${value("--font")}`,
  };
}
