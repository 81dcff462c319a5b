import { useEffect, useState } from "react";

/** The list of what is tried first, once it is here; undefined before, and without network. */
export function useCommonPasswords(): ReadonlySet<string> | undefined {
  const [common, setCommon] = useState<ReadonlySet<string>>();
  useEffect(() => {
    import("../../domain/account/common-passwords.ts").then(
      ({ COMMON_PASSWORDS }) => setCommon(COMMON_PASSWORDS),
      () => undefined,
    );
  }, []);
  return common;
}
