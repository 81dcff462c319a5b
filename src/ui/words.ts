import { createContext, useContext } from "react";

/** Texts of the controls themselves; the shell provides them in the reader's language. */
export interface UiWords {
  readonly close: string;
  readonly optional: string;
  readonly enlarge: string;
  readonly reduce: string;
  readonly loading: string;
  readonly notices: string;
  readonly clear: string;
  readonly lost: string;
  readonly again: string;
  /** Ends the title of every page. */
  readonly product: string;
}

export const UiWordsContext = createContext<UiWords | undefined>(undefined);

export function useUiWords(): UiWords {
  const words = useContext(UiWordsContext);
  if (words === undefined) throw new Error("Controls stand below the frame, which has their words.");
  return words;
}
