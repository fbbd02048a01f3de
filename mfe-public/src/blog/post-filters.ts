/** Filters the published articles by text, category and tag. */
import { hasSearchParts } from '@access/service-kit/text/search-text.rules'
import type { ListedPostFragment } from './posts.generated.ts'

export const categories = [
  'Legal Updates',
  'Case Analysis',
  'Know Your Rights',
  'Success Stories',
  'Organizational News',
] as const

export const filterNames = ['q', 'category', 'tag'] as const

export type PostFilters = Record<(typeof filterNames)[number], string>

/** The articles that match all filters; text is searched in title and excerpt. */
export function filterPosts(
  posts: readonly ListedPostFragment[],
  { q, category, tag }: PostFilters,
): ListedPostFragment[] {
  return posts.filter(
    (post) =>
      hasSearchParts([post.title, post.excerpt], q) &&
      (!category || isSameText(post.category, category)) &&
      (!tag || (post.tags ?? []).some((postTag) => isSameText(postTag, tag))),
  )
}

const isSameText = (postTag: string, other: string) => postTag.toLowerCase() === other.trim().toLowerCase()
