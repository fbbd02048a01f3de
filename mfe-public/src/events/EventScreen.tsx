/** The screen of one event, with its registration. */
import { Page, QuickExit, useOffice, useScreenQuery } from '@access/kit'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { EditThis } from '../components/editing/EditThis.tsx'
import { ItemResult } from '../components/ItemResult.tsx'
import { isAboutFamily } from '../components/is-about-family.ts'
import { truncateToSentences } from '../components/truncate-to-sentences.ts'
import { formatWeekdayAndDate, getEventState } from './data/event-dates.ts'
import { type EventDetailsFragment, EventDocument } from './data/events.generated.ts'
import { EventPage } from './EventPage.tsx'
import { RegistrationForm } from './registration/RegistrationForm.tsx'
import { useEventSeats } from './registration/use-event-seats.ts'
import { useRegistrationForm } from './registration/use-registration-form.ts'
import { buildEventStructuredData } from './structured-data.ts'

export const getPageQuery = ({ id = '' }: { id?: string | undefined }) => ({
  query: EventDocument,
  variables: { id },
})

export default function EventScreen() {
  const { id = '' } = useParams()
  const query = useScreenQuery(getPageQuery({ id }))
  return (
    <ItemResult item={query.data?.event} query={query} missing={missing}>
      {(event) => <EventWithRegistration key={event.id} event={event} />}
    </ItemResult>
  )
}

const missing = {
  title: 'Event Not Found',
  text: "The event you're looking for doesn't exist or has been removed",
  back: { to: '/events', text: 'Back to Events' },
}

function EventWithRegistration({ event }: { event: EventDetailsFragment }) {
  const { name: organisationName } = useOffice()
  const [now] = useState(() => new Date())
  const state = getEventState(event, now)
  const { id, title, eventType, eventDate, description, registrationRequired } = event
  const canRegister = state === 'upcoming' && registrationRequired
  const { seats, refetchSeats } = useEventSeats(id, { pause: !canRegister })
  const registration = useRegistrationForm(id, refetchSeats)
  return (
    <Page
      title={registration.fields.formErrors.length > 0 ? `Error: ${title}` : title}
      description={`${formatWeekdayAndDate(eventDate)}. ${truncateToSentences(description ?? '')}`.trim()}
      image="event"
      structuredData={[buildEventStructuredData(event, organisationName)]}
    >
      {isAboutFamily(title, eventType, description) && <QuickExit />}
      <EventPage event={event} state={state} seats={seats}>
        {canRegister && (seats?.isOpen !== false || registration.receipt) && (
          <RegistrationForm form={registration} seats={seats} />
        )}
      </EventPage>
      <EditThis />
    </Page>
  )
}
