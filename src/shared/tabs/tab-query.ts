export const TAB_PARAM = "onglet";

/** Leads to a part of a page (`PageTabs`). */
export function tabQuery(key: string | undefined): string {
  return key === undefined ? "" : `?${TAB_PARAM}=${key}`;
}
