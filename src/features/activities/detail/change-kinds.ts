/** What is done with an activity that others read: sent by buttons and forms, and compared where it came too late. */
export const EDIT_KIND = "edit-activity";
export const RESCHEDULE_KIND = "reschedule-activity";
export const VERIFY_KIND = "verify-organiser";
