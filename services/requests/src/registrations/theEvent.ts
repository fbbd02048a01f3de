/** Asks the service that has the events about one of them, by a signed call. */
import { isUuid, type Settings, signed, TooBusy } from '@access/service-kit'

/** An event, as far as its places go. */
export interface SeenEvent {
  id: string
  eventDate: Date
  eventTime: string | null
  location: string | null
  /** Null when there is no limit. */
  capacity: number | null
  registrationRequired: boolean
  status: string
  /** When it begins. */
  registersUntil: Date
}

const patience = 3000

/** The event as it is now; null when there is none, `TooBusy` when nobody can say. */
export async function theEvent({ env, secret }: Settings, id: string): Promise<SeenEvent | null> {
  if (!isUuid(id)) return null
  const answer = await fetch(`${env.CONTENT_URL}/events/${id}`, {
    headers: signed(secret),
    signal: AbortSignal.timeout(patience),
  }).catch(() => null)
  if (answer?.status === 404) return null
  if (!answer?.ok) throw new TooBusy()
  return seenIn((await answer.json()) as Record<keyof SeenEvent, never>)
}

function seenIn(told: Record<keyof SeenEvent, never>): SeenEvent {
  const { id, eventTime, location, capacity, registrationRequired, status } = told
  const days = { eventDate: new Date(told.eventDate), registersUntil: new Date(told.registersUntil) }
  return { id, eventTime, location, capacity, registrationRequired, status, ...days }
}
