/** What is said instead of an item's picture: what was written for it, nothing for one that only decorates. */

export type Pictured = {
  title: string
  featuredImageAlt: string | null
  featuredImageDecorative: boolean
}

export function alternativeText({ title, featuredImageAlt, featuredImageDecorative }: Pictured): string {
  if (featuredImageDecorative) return ''
  // Pictures from before anybody was asked say at least what they belong to.
  return featuredImageAlt ?? `Picture for ${title}`
}
