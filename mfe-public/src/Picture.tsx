/** A picture from somewhere else: its owner does not learn who looks at it, and where it cannot be had another stands in. */
import { type ReactNode, useEffect, useRef, useState } from 'react'

/** `instead` is shown when there is no picture or it does not load; `first` is for one that is seen at once. */
export function Picture({
  src,
  alt,
  instead = null,
  first = false,
}: {
  src: string | null
  alt: string
  instead?: ReactNode
  first?: boolean
}) {
  const [failed, setFailed] = useState<string | null>(null)
  const image = useRef<HTMLImageElement>(null)

  // It may have failed before anybody listened: asked for once more, it fails aloud.
  useEffect(() => {
    if (src && image.current?.complete && image.current.naturalWidth === 0) image.current.src = src
  }, [src])

  if (!src || failed === src) return instead
  return (
    <img
      ref={image}
      src={src}
      alt={alt}
      referrerPolicy="no-referrer"
      decoding="async"
      loading={first ? 'eager' : 'lazy'}
      onError={() => setFailed(src)}
    />
  )
}
