const MARK_PX = 32;

export function Mark() {
  return <img src="/icons/parvis.svg" alt="" width={MARK_PX} height={MARK_PX} />;
}
