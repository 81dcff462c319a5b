export const MY_VIEWS = ["map", "list"] as const;
export type MyView = (typeof MY_VIEWS)[number];

/** As a command says it; `last` settles none: the one that was left is opened again. */
export const ASKED_VIEWS = [...MY_VIEWS, "last"] as const;
export type AskedView = (typeof ASKED_VIEWS)[number];
