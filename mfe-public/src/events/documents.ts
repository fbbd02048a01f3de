/** What lists of events read. */

export type EventSummary = {
  id: string
  title: string
  description: string | null
  eventDate: string
  eventTime: string | null
  duration: string | null
  location: string | null
}
