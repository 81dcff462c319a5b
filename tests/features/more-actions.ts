import { page } from "vitest/browser";

/** The name of the fold, which stands alone where nothing is to be decided. */
export const MORE = /^(?:Autres actions|Actions de modération)$/u;

/** What a moderator rarely does with a content is folded, one press away. */
export const openMoreActions = () => page.getByText(MORE).click();
