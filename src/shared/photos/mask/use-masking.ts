import { useRef, useState } from "react";
import { useDevice } from "../../../data/data-context.ts";
import { maskPhoto, type MaskProblem } from "../../../data/photos/mask-photo.ts";
import type { PhotoArea } from "../../../data/photos/photo-area.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";

export type Masking = ReturnType<typeof useMasking>;

/** The tool of one photo. It closes only when what was asked is done: nobody can send the photo before. */
export function useMasking(photoId: Identifier) {
  const device = useDevice();
  const [isOpen, setOpen] = useState(false);
  const [isMasking, setMasking] = useState(false);
  const [masked, setMasked] = useState<PhotoArea | null>(null);
  const [problem, setProblem] = useState<MaskProblem["code"] | null>(null);
  const leaving = useRef(false);

  function open(): void {
    setMasked(null);
    setProblem(null);
    setOpen(true);
  }

  function close(): void {
    leaving.current = isMasking;
    if (!isMasking) setOpen(false);
  }

  async function mask(area: PhotoArea): Promise<void> {
    if (isMasking) return;
    setMasking(true);
    setProblem(null);
    try {
      const answer = await maskPhoto(device, photoId, area);
      if (answer.ok) setMasked(area);
      else setProblem(answer.problem.code);
    } finally {
      setMasking(false);
      if (leaving.current) setOpen(false);
      leaving.current = false;
    }
  }

  return { isOpen, open, close, mask, isMasking, masked, problem };
}
