import { useEffect, useReducer } from "react";

/** Brings a part before anybody sees it, for one that is drawn out of sight: nothing there asks for itself. Another key once it has come. */
export function useAsked({ ask }: { readonly ask: () => Promise<unknown> }): number {
  const [key, come] = useReducer(() => 1, 0);
  useEffect(() => {
    // What does not come is asked for again, and missed, where it is seen.
    ask().then(come, () => undefined);
  }, [ask]);
  return key;
}
