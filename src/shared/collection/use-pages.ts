import { useState } from "react";

export const CARDS_PER_PAGE = 50;

/** How much of a long list is shown; `first` when one comes back to it. */
export function usePages(first = CARDS_PER_PAGE) {
  const [shownCount, setShownCount] = useState(first);
  return { shownCount, showMore: () => setShownCount((count) => count + CARDS_PER_PAGE) };
}
