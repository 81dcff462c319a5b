import { useEffect, useState } from "react";

interface CommonPasswords {
  /** The most common passwords; undefined until loaded, and without network. */
  readonly common: ReadonlySet<string> | undefined;
  /** Whoever is quicker than the list could choose one of them. */
  readonly isComing: boolean;
}

/** @param isChosen a password is chosen in the form; of one that is only asked for, nothing is awaited */
export function useCommonPasswords(isChosen: boolean): CommonPasswords {
  const [common, setCommon] = useState<ReadonlySet<string>>();
  const [isComing, setComing] = useState(isChosen);
  useEffect(() => {
    void import("../../domain/account/common-passwords.ts")
      .then(
        ({ COMMON_PASSWORDS }) => setCommon(COMMON_PASSWORDS),
        () => undefined,
      )
      .then(() => setComing(false));
  }, []);
  return { common, isComing };
}
