/** Filters the published articles by text, category and tag. */
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
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return posts.filter((post) => {
    const searchableText = [post.title, post.excerpt].join(' ').toLowerCase()
    return (
      words.every((word) => searchableText.includes(word)) &&
      (!category || isSameText(post.category, category)) &&
      (!tag || (post.tags ?? []).some((postTag) => isSameText(postTag, tag)))
    )
  })
}

const isSameText = (postTag: string, other: string) => postTag.toLowerCase() === other.trim().toLowerCase()
