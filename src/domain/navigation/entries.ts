/** Addresses that the device's system opens, not people: the manifest names them, and each leads to a place of the person's city. */
export const ENTRIES = {
  report: "/open/report",
  map: "/open/map",
  activities: "/open/activities",
  ideas: "/open/ideas",
  /** Photos shared to Parvis: a POST for the worker, then a page. */
  share: "/share",
} as const;

/** The form's field of the shared photos, in the manifest too. */
export const SHARED_PHOTOS_FIELD = "photos";
