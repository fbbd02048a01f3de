/** The title of an event that people registered for. */
import type { EventSeatsFragment } from './registrations.generated.ts'

/** The beginning of its id where the title is not known, as of an event that was deleted before titles were stored. */
export const getEventTitle = ({ event, title }: Pick<EventSeatsFragment, 'event' | 'title'>): string =>
  title ?? `Event ${event.slice(0, 8)}`
