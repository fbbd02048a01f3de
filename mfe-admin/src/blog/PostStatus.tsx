/** What a row of the list says about a post: whether visitors see it, and since or from when. */
import { Badge, formatShortLocalDate, StatusBadge } from '@access/kit'
import { DateTime } from '../components/DateTime.tsx'
import type { BlogPostRow } from './blog.queries.ts'
import { useIsScheduled } from './use-is-scheduled.ts'

export function PostStatus({ post }: { post: BlogPostRow }) {
  return useIsScheduled(post) ? <Badge tone="sky">Scheduled</Badge> : <StatusBadge status={post.status} />
}

/** A scheduled post says the time as well, for it is the moment from which it is seen. */
export function PublishDate({ post }: { post: BlogPostRow }) {
  const isScheduled = useIsScheduled(post)
  if (isScheduled && post.publishDate) return <DateTime value={post.publishDate} />
  return <time className="nowrap">{formatShortLocalDate(post.publishDate) || 'Not set'}</time>
}
