/** A title and what is told under it. `{rue}` becomes the street's name as it is written in a sentence. */
export type ReportText = readonly [title: string, description: string];

/** By sub-category. */
export type ReportTexts = Readonly<Record<string, readonly ReportText[]>>;
