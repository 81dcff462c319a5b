export const MY_VIEWS = ["map", "list"] as const;
export type MyView = (typeof MY_VIEWS)[number];
