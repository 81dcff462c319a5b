const FIELDS = "input:not([type=checkbox], [type=radio]), textarea, select, [role=combobox], [role=textbox]";

/** A key alone, pressed where it writes nothing and nothing else listens. */
export function isFreePress(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  return !isField(document.activeElement) && document.querySelector("dialog:modal") === null;
}

function isField(element: Element | null): boolean {
  return element instanceof HTMLElement && (element.isContentEditable || element.matches(FIELDS));
}
