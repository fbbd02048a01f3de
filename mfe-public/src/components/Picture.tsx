/**
 * An image of ours, which is loaded as narrow as there is room for and does not shift the layout. Of another site's
 * image it is our copy (`findPictureUrl`). If it fails there is a fallback.
 */
import { parsePictureUrl } from '@access/content/files/file.rules'
import { type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * `instead` is shown when there is no picture or it does not load; `first` is for one that is seen at once; `sizes`
 * tells how wide it stands on the page.
 */
export function Picture({
  src,
  alt,
  fallback = null,
  isPriority = false,
  sizes = '100vw',
}: {
  src: string | null
  alt: string
  fallback?: ReactNode
  isPriority?: boolean
  sizes?: string
}) {
  const [hasFailed, setHasFailed] = useState<string | null>(null)
  const image = useRef<HTMLImageElement>(null)

  // It may have failed before hydration: loaded once more, it fires the error event.
  useEffect(() => {
    if (src && image.current?.complete && image.current.naturalWidth === 0) image.current.src = src
  }, [src])

  if (!src || hasFailed === src) return fallback
  const isOwnImage = parsePictureUrl(src)
  return (
    <img
      ref={image}
      src={src}
      {...(isOwnImage && { ...isOwnImage, sizes })}
      alt={alt}
      referrerPolicy="no-referrer"
      decoding="async"
      loading={isPriority ? 'eager' : 'lazy'}
      onError={() => setHasFailed(src)}
    />
  )
}

type WithFeaturedImage = {
  title: string
  featuredImageAlt: string | null
  featuredImageDecorative: boolean
}

/** The alternative text of an item's image: its own, or none for a decorative one. */
export function getImageAltText({
  title,
  featuredImageAlt,
  featuredImageDecorative,
}: WithFeaturedImage): string {
  if (featuredImageDecorative) return ''
  // Older images without one have at least the title of their item.
  return featuredImageAlt ?? `Picture for ${title}`
}
