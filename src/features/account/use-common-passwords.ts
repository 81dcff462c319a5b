import { useEffect, useState } from "react";

interface Form {
  /** A password is chosen in it. */
  readonly isChosen: boolean;
  readonly isAsking: boolean;
}

interface CommonPasswords {
  /** The most common passwords; undefined until loaded, and without network. */
  readonly common: ReadonlySet<string> | undefined;
  /** Also while the list is coming: nobody chooses one of them by being quicker than it. */
  readonly isBusy: boolean;
}

export function useCommonPasswords({ isChosen, isAsking }: Form): CommonPasswords {
  const [common, setCommon] = useState<ReadonlySet<string>>();
  const [isComing, setComing] = useState(true);
  useEffect(() => {
    void import("../../domain/account/common-passwords.ts")
      .then(
        ({ COMMON_PASSWORDS }) => setCommon(COMMON_PASSWORDS),
        () => undefined,
      )
      .then(() => setComing(false));
  }, []);
  return { common, isBusy: isAsking || (isChosen && isComing) };
}
