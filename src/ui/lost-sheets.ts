const lost = new Set<HTMLLinkElement>();

/** From the start of the page: a link says that it failed once, and never again. */
export function watchSheets(): void {
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement) lost.add(target);
  };
  addEventListener("error", note, true);
}

/** Scripts are asked for again by their import; a sheet that failed stays as it is, and the part would come without its looks. */
export function askSheetsAgain(): void {
  for (const link of lost) link.replaceWith(link.cloneNode());
  lost.clear();
}
