import { useEffect, useState, type ComponentType, type ReactNode } from "react";

/**
 * A part in a chunk of its own. Once it has come it is drawn at once, where `lazy` would leave what stands there meanwhile for 300 ms
 * more, and `ask` brings it before anybody draws it. A part that does not come is the page's problem, as with `lazy`.
 */
export function comingPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
) {
  let come: ComponentType<Props> | undefined;
  const ask = async (): Promise<ComponentType<Props>> => (come ??= await load());
  function Part(props: Props) {
    const [Shown, show] = useState(() => come);
    useEffect(() => {
      if (Shown !== undefined) return;
      ask().then(
        (part) => show(() => part),
        (error: unknown) =>
          show(() => {
            throw error;
          }),
      );
    }, [Shown]);
    return Shown === undefined ? meanwhile : <Shown {...props} />;
  }
  return Object.assign(Part, { ask });
}
