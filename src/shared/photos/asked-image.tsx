import { useState, type ComponentProps } from "react";

interface AskedImageProps extends ComponentProps<"img"> {
  readonly alt: string;
  readonly src: string | undefined;
}

/** Unseen until it is there: a browser draws its broken sign over one that did not come, also while the next is asked for. */
export function AskedImage({ src, alt, style, ...image }: AskedImageProps) {
  const [loaded, setLoaded] = useState<string>();
  const isHere = src !== undefined && loaded === src;
  return (
    <img
      {...image}
      src={src}
      alt={alt}
      style={isHere ? style : { ...style, opacity: 0 }}
      onLoad={() => setLoaded(src)}
    />
  );
}
