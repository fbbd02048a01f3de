/** An event of a request as a sentence. */
import type { TimelineEventFragment } from './opened-request.generated.ts'

export const requestItemType = 'legal aid request'

/** 'Ada opened document'; the item is this request, unless the event names another. */
export const formatEvent = ({
  actor,
  action,
  itemType,
}: Pick<TimelineEventFragment, 'actor' | 'action' | 'itemType'>): string =>
  [actor, action, itemType === requestItemType ? '' : itemType].filter(Boolean).join(' ')
