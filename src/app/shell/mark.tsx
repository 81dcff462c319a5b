const MARK_PX = 32;

/** The product's mark; its name stands beside it. */
export function Mark() {
  return <img src="/icons/parvis.svg" alt="" width={MARK_PX} height={MARK_PX} />;
}
