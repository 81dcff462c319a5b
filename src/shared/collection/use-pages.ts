import { useState } from "react";

export const CARDS_PER_PAGE = 50;

export function usePages() {
  const [shownCount, setShownCount] = useState(CARDS_PER_PAGE);
  return { shownCount, showMore: () => setShownCount((count) => count + CARDS_PER_PAGE) };
}
