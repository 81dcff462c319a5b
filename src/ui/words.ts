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

const FRENCH_UI_WORDS: UiWords = {
  close: "Fermer",
  optional: "facultatif",
  enlarge: "Agrandir",
  reduce: "Réduire",
  loading: "Chargement…",
  notices: "Messages",
  clear: "Effacer",
  lost: "Une partie n’a pas pu être chargée.",
  again: "Réessayer",
  product: "Parvis",
};

export const UiWordsContext = createContext<UiWords>(FRENCH_UI_WORDS);

export function useUiWords(): UiWords {
  return useContext(UiWordsContext);
}
