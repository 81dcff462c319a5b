import { page } from "vitest/browser";

/** The name of the fold: « Actions » where nothing stands before it. */
export const MORE = /^(?:Autres actions|Actions)$/u;

/** What a moderator rarely does with a content is folded, one press away. */
export const openMoreActions = () => page.getByText(MORE).click();
