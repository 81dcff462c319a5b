import { useEffect, useState } from "react";

/** The most common passwords; undefined until loaded, and without network. */
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
