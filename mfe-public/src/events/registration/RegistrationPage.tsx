/** The page of a registration: the event, its state, and forms to change or cancel it. */
import {
  DescriptionList,
  getCalendarDay,
  LinkButton,
  Masthead,
  Notice,
  Page,
  QuickExit,
  SideCard,
} from '@access/kit'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { getEventTime } from '../../components/event-time.ts'
import { isAboutFamily } from '../../components/is-about-family.ts'
import { formatWeekdayAndDate, getEventState, getMachineDate } from '../data/event-dates.ts'
import type { EventDetailsFragment } from '../data/events.generated.ts'
import { CancelRegistrationForm, ChangeRegistrationForm } from './ChangeRegistrationForm.tsx'
import styles from './Registration.module.css'
import type { RegistrationDetailsFragment } from './registration.generated.ts'
import {
  changeMessages,
  confirmationMessages,
  statusMessages,
  toastMessages,
} from './registration.messages.ts'
import { useRegistrationChange } from './use-registration-change.ts'

/** `event` is null when it has been deleted; `link` where the server opened it, and script changes nothing. */
export function RegistrationPage({
  link,
  registration,
  event,
  onChanged,
}: {
  link: string | null
  registration: RegistrationDetailsFragment
  event: EventDetailsFragment | null
  onChanged(registration: RegistrationDetailsFragment): void
}) {
  const page = `/events/${registration.event}`
  const registrationForm = useRegistrationChange({ link, registration, onChanged })
  const [now] = useState(() => new Date())
  // One that was deleted before it began does not take place.
  const eventState = event ? getEventState(event, now) : registration.hasBegun ? 'past' : 'cancelled'
  const statusRef = useFocusOnChange(registration.state)
  const { title } = changeMessages
  const hasErrors = registrationForm.fields.formErrors.length > 0
  return (
    <Page title={hasErrors ? `Error: ${title}` : title} robots="noindex" isPrivate>
      {isAboutFamily(registration.eventTitle, event?.title, event?.eventType, event?.description) && (
        <QuickExit />
      )}
      <Masthead
        title={title}
        ancestors={[{ to: '/events', text: 'Events' }, ...(event ? [{ to: page, text: event.title }] : [])]}
      />
      <div className={`page section-end ${styles.place}`}>
        <div className={styles.standing}>
          {registrationForm.completedAction && (
            <Notice tone="moss" role="status">
              <p>{toastMessages[registrationForm.completedAction].description}</p>
            </Notice>
          )}
          {eventState === 'cancelled' && (
            <Notice tone="clay">
              <p>{changeMessages.eventCancelled}</p>
            </Notice>
          )}
          <div ref={statusRef} tabIndex={-1}>
            <p className="lead">{describeStatus(registration)}</p>
            <p>
              {confirmationMessages.reference}{' '}
              <strong className="nowrap num">{registration.reference}</strong>.
            </p>
          </div>
          {registration.state === 'cancelled' && eventState === 'upcoming' && (
            <p>
              <LinkButton to={`${page}#register`}>{changeMessages.registerAgain}</LinkButton>
            </p>
          )}
          {registration.state !== 'cancelled' && eventState === 'past' && <p>{changeMessages.eventBegun}</p>}
          {registration.state !== 'cancelled' && eventState === 'upcoming' && (
            <div className={styles.changes}>
              <ChangeRegistrationForm
                registrationForm={registrationForm}
                registration={registration}
                capacity={event!.capacity}
              />
              <CancelRegistrationForm registrationForm={registrationForm} />
            </div>
          )}
        </div>
        <EventSummaryCard event={event} registration={registration} page={page} />
      </div>
    </Page>
  )
}

/** Of a deleted event what the registration has of it. */
function EventSummaryCard({
  event,
  registration,
  page,
}: {
  event: EventDetailsFragment | null
  registration: RegistrationDetailsFragment
  page: string
}) {
  const title = event?.title ?? registration.eventTitle
  const { eventDate } = event ?? registration
  return (
    <aside>
      <SideCard title={title}>
        <DescriptionList
          items={[
            [
              'Date',
              <time key="date" dateTime={event ? getMachineDate(event) : getCalendarDay(eventDate)}>
                {formatWeekdayAndDate(eventDate)}
              </time>,
            ],
            ['Time', event && getEventTime(event)],
            ['Duration', event?.duration],
            ['Location', event?.location],
          ]}
        />
        {event && (
          <p>
            <Link to={page}>{changeMessages.viewEvent}</Link>
          </p>
        )}
      </SideCard>
    </aside>
  )
}

/** The form disappears with its button, so the focus goes to the new state. */
function useFocusOnChange(state: RegistrationDetailsFragment['state']) {
  const [initialState] = useState(state)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state !== initialState) element.current?.focus()
  }, [state, initialState])
  return element
}

function describeStatus({ state, seats, position, hasEmailUpdates }: RegistrationDetailsFragment): string {
  if (state === 'placed') return statusMessages.placed(seats)
  return state === 'waiting'
    ? statusMessages.waiting(position ?? 1, seats, hasEmailUpdates)
    : statusMessages.cancelled
}
