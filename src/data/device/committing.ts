let commits = 0;

/** Runs a commit; until it ends, nothing may reload this page (P11). */
export async function whileCommitting<T>(commit: () => Promise<T>): Promise<T> {
  commits += 1;
  try {
    return await commit();
  } finally {
    commits -= 1;
  }
}

export function isCommitting(): boolean {
  return commits > 0;
}
