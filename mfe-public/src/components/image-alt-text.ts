/** The alternative text of an item's image: its own, or none for a decorative one. */

export type WithFeaturedImage = {
  title: string
  featuredImageAlt: string | null
  featuredImageDecorative: boolean
}

export function getImageAltText({
  title,
  featuredImageAlt,
  featuredImageDecorative,
}: WithFeaturedImage): string {
  if (featuredImageDecorative) return ''
  // Older images without one have at least the title of their item.
  return featuredImageAlt ?? `Picture for ${title}`
}
