/** What the events are called, by their id. */
import { useQuery } from 'urql'
import { eventNames } from './documents.ts'

type Named = { title: string; eventDate: string | null }

/** Names an event; one that was deleted, or that we cannot ask about now, goes by its number. */
export function useEventNames(): (id: string) => Named {
  const [{ data }] = useQuery({ query: eventNames, variables: {} })
  return (id) =>
    data?.events.find((event) => event.id === id) ?? { title: `Event ${id.slice(0, 8)}`, eventDate: null }
}
