/** Asks the service that has the events about one of them, by a signed call. */
import { callService, isUuid, ServiceUnavailable, type Settings } from '@access/service-kit'

/** An event, as far as registration goes. */
export interface FetchedEvent {
  id: string
  /** Null while a content service runs that does not say it yet. */
  title: string | null
  /** Exactly midnight UTC is a day, as everywhere. */
  eventDate: Date
  eventTime: string | null
  location: string | null
  /** Null when there is no limit. */
  capacity: number | null
  registrationRequired: boolean
  status: string
  /** When it begins, or when its day is over where no time is known. */
  registrationClosesAt: Date
}

const requestTimeout = 3000

/** The event as it is now; null when there is none, `TooBusy` when nobody can say. */
export async function fetchEvent(settings: Settings, id: string): Promise<FetchedEvent | null> {
  if (!isUuid(id)) return null
  const answer = await callService(settings, settings.env.CONTENT_URL, `/events/${id}`, {
    timeoutMs: requestTimeout,
  }).catch(() => null)
  if (answer?.status === 404) return null
  if (!answer?.ok) throw new ServiceUnavailable()
  return parseEvent((await answer.json()) as Record<keyof FetchedEvent, never>)
}

function parseEvent(body: Record<keyof FetchedEvent, never>): FetchedEvent {
  const { id, title, eventTime, location, capacity, registrationRequired, status } = body
  const days = {
    eventDate: new Date(body.eventDate),
    registrationClosesAt: new Date(body.registrationClosesAt),
  }
  return { id, title: title ?? null, eventTime, location, capacity, registrationRequired, status, ...days }
}
