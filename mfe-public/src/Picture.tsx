/**
 * A picture of ours or from somewhere else: ours comes as narrow as there is room for and keeps its place on the page;
 * nobody else learns who looks at theirs. Where it cannot be had another stands in.
 */
import { ourPicture } from '@access/content/files/file.rules'
import { type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * `instead` is shown when there is no picture or it does not load; `first` is for one that is seen at once; `sizes`
 * tells how wide it stands on the page.
 */
export function Picture({
  src,
  alt,
  instead = null,
  first = false,
  sizes = '100vw',
}: {
  src: string | null
  alt: string
  instead?: ReactNode
  first?: boolean
  sizes?: string
}) {
  const [failed, setFailed] = useState<string | null>(null)
  const image = useRef<HTMLImageElement>(null)

  // It may have failed before anybody listened: asked for once more, it fails aloud.
  useEffect(() => {
    if (src && image.current?.complete && image.current.naturalWidth === 0) image.current.src = src
  }, [src])

  if (!src || failed === src) return instead
  const ours = ourPicture(src)
  return (
    <img
      ref={image}
      src={src}
      {...(ours && { ...ours, sizes })}
      alt={alt}
      referrerPolicy="no-referrer"
      decoding="async"
      loading={first ? 'eager' : 'lazy'}
      onError={() => setFailed(src)}
    />
  )
}
