import type { IdeaCategoryId } from "../../../src/domain/idea/idea.ts";

/** Category, title, « Le constat », « Ma proposition ». */
export type IdeaText = readonly [IdeaCategoryId, string, string, string];
