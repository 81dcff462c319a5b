/** What is typed where there is no draft with a form of its own, or into a setting of a commune. */
export const SETTING_DRAFT = "setting-draft ";
/** A round to go through. */
export const TOUR = "tour ";
/** Reports that are said to be no duplicates. */
export const APART = "apart ";
