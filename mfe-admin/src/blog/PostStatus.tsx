/** What a row of the list says about a post: whether visitors see it, and since or from when. */
import { adminMoment, Badge, StatusBadge } from '@access/kit'
import { Moment } from '../parts/Moment.tsx'
import type { BlogPostRow } from './documents.ts'
import { useIsScheduled } from './useIsScheduled.ts'

export function PostStatus({ post }: { post: BlogPostRow }) {
  return useIsScheduled(post) ? <Badge tone="sky">Scheduled</Badge> : <StatusBadge status={post.status} />
}

/** A scheduled post says the time as well, for it is the moment from which it is seen. */
export function PublishDate({ post }: { post: BlogPostRow }) {
  const isScheduled = useIsScheduled(post)
  if (isScheduled && post.publishDate) return <Moment at={post.publishDate} />
  return <time className="nowrap">{adminMoment(post.publishDate) || 'Not set'}</time>
}
