/** What a row of the list says about a post: whether visitors see it, and since or from when. */
import { formatShortDate, getCalendarDay } from '@access/kit'
import { Badge, StatusBadge } from '../components/Badge.tsx'
import { DateTime } from '../components/DateTime.tsx'
import type { BlogPostRowFragment } from './blog.generated.ts'
import { getPublication, useIsScheduled } from './use-is-scheduled.ts'

export function PostStatus({ post }: { post: BlogPostRowFragment }) {
  return useIsScheduled(post) ? <Badge tone="sky">Scheduled</Badge> : <StatusBadge status={post.status} />
}

/** A scheduled post says the time as well, for it is the moment from which it is seen. */
export function PublishDate({ post }: { post: BlogPostRowFragment }) {
  const isScheduled = useIsScheduled(post)
  if (isScheduled && post.publishDate)
    return <DateTime value={getPublication(post.publishDate).toISOString()} />
  const day = post.publishDate ? formatShortDate(getCalendarDay(post.publishDate)) : 'Not set'
  return <time className="nowrap">{day}</time>
}
