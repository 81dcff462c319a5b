import { useState } from "react";

export const CARDS_PER_PAGE = 50;

export function usePages(first = CARDS_PER_PAGE) {
  const [shownCount, setShownCount] = useState(first);
  return { shownCount, showMore: () => setShownCount((count) => count + CARDS_PER_PAGE) };
}
