/** What was decided, in the log of a commune. */
export type LoggedAct =
  | "published"
  | "refused"
  | "hidden"
  | "kept_back"
  | "restored"
  | "left_visible"
  | "held"
  | "contested"
  | "upheld"
  | "granted"
  | "photo_removed"
  | "name_removed"
  | "muted"
  | "unmuted"
  | "thread_locked"
  | "thread_hidden"
  | "thread_opened";
