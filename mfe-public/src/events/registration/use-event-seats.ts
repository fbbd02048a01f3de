/** How many seats an event has left: the cached number at once, then the current one. */
import { useState } from 'react'
import { useQuery } from 'urql'
import { EventSeatsDocument } from './registration.generated.ts'

export function useEventSeats(event: string, { pause }: { pause: boolean }) {
  const [{ data, error }, refetch] = useQuery({
    query: EventSeatsDocument,
    variables: { event },
    pause,
    requestPolicy: 'cache-and-network',
  })
  // What is known stays while nothing newer can be had.
  const [seats, setSeats] = useState(data?.eventSeats ?? null)
  if (data && !error && data.eventSeats !== seats) setSeats(data.eventSeats)
  return { seats, refetchSeats: () => refetch({ requestPolicy: 'network-only' }) }
}
