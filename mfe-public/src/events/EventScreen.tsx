/** One event at its address, and registering for it. */
import { Loading, MissingItem, Page, QuickExit, useRetry } from '@access/kit'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { isAboutFamily } from '../familyLaw.ts'
import { opening } from '../opening.ts'
import { dayInWords, stateOf } from './days.ts'
import { type EventDetails, eventDocument } from './documents.ts'
import { EventPage } from './EventPage.tsx'
import { placesDocument } from './places/documents.ts'
import { problemsOf, RegistrationForm } from './places/RegistrationForm.tsx'
import { useFresh } from './places/useFresh.ts'
import { useRegistration } from './places/useRegistration.ts'
import { structuredEvent } from './structured.ts'

export default function EventScreen() {
  const { id = '' } = useParams()
  const asked = useQuery({ query: eventDocument, variables: { id } })
  const [{ data, fetching }] = asked
  const retry = useRetry(asked)

  if (fetching && !data && !retry.failed) return <Loading />
  if (!data?.event)
    return (
      <MissingItem
        title="Event Not Found"
        text="The event you're looking for doesn't exist or has been removed"
        back={{ to: '/events', text: 'Back to Events' }}
        retry={retry}
      />
    )
  return <OneEvent key={data.event.id} event={data.event} />
}

function OneEvent({ event }: { event: EventDetails }) {
  const [now] = useState(() => new Date())
  const state = stateOf(event, now)
  const { id, title, eventType, eventDate, description, registrationRequired } = event
  const registers = state === 'upcoming' && registrationRequired
  const [{ data }, countAgain] = useFresh(placesDocument, { event: id }, { pause: !registers })
  const registration = useRegistration(id, () => countAgain({ requestPolicy: 'network-only' }))
  const places = data?.eventPlaces ?? null
  return (
    <Page
      title={problemsOf(registration).length > 0 ? `Error: ${title}` : title}
      description={[`${dayInWords(eventDate)}.`, description && opening(description)]
        .filter(Boolean)
        .join(' ')}
      image="event"
      structured={[structuredEvent(event)]}
    >
      {isAboutFamily(title, eventType, description) && <QuickExit />}
      <EventPage event={event} state={state} places={places}>
        {registers && (places?.open !== false || registration.receipt) && (
          <RegistrationForm registration={registration} places={places} />
        )}
      </EventPage>
    </Page>
  )
}
