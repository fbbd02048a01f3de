/** The names of events by id. */
import { useQuery } from 'urql'
import { EventNamesDocument } from './registrations.generated.ts'

type EventName = { title: string; eventDate: string | null }

/** Returns the name of an event; for a deleted or unavailable one, its id. */
export function useEventNames(): (id: string) => EventName {
  const [{ data }] = useQuery({ query: EventNamesDocument, variables: {} })
  return (id) =>
    data?.events.find((event) => event.id === id) ?? { title: `Event ${id.slice(0, 8)}`, eventDate: null }
}
