/** Sent by the form, and compared where it came too late. */
export const EDIT_KIND = "edit-anomaly";
