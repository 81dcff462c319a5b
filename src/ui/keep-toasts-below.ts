type Above = ReadonlySet<Element>;

const above = new Set<Element>();
let tell = (_above: Above): void => undefined;

/** A `ref` for an element at the top of a screen that toasts must not cover. */
export function keepToastsBelow(element: Element | null): (() => void) | undefined {
  if (element === null) return undefined;
  above.add(element);
  tell(above);
  return () => {
    above.delete(element);
    tell(above);
  };
}

/** What holds the toasts comes later than what they must not cover, and is told what that is, now and with each change. */
export function onAboveToasts(run: (above: Above) => void): void {
  tell = run;
  run(above);
}
