/** Who speaks: whoever wrote the subject, up to three neighbours, or the town hall. */
export type Speaker = "author" | "a" | "b" | "c" | "commune";

/** Who says what, and the line that it answers, counted from 0. */
export type Line = readonly [Speaker, string, number?];

export type Talk = readonly Line[];
