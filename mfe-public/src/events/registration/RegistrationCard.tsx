/** Beside an event: how many seats are left, and the link to the form. */
import { fillOfficePlaceholders, SideCard, useOffice } from '@access/kit'
import type { EventSeatsFragment } from './registration.generated.ts'
import { cardMessages, closedMessage, formatSeatsLeft, fullMessage } from './registration.messages.ts'

/** `seats` are null while unknown. */
export function RegistrationCard({ seats }: { seats: EventSeatsFragment | null }) {
  const office = useOffice()
  if (seats && !seats.isOpen)
    return (
      <SideCard title={cardMessages.title}>
        <p>{fillOfficePlaceholders(office, closedMessage)}</p>
      </SideCard>
    )
  return (
    <SideCard title={cardMessages.title} isHighlighted>
      <p>{cardMessages.lead}</p>
      <SeatsLeft seats={seats} />
      <p className="row">
        <a className="btn btn-primary" href="#register">
          {cardMessages.register}
        </a>
      </p>
    </SideCard>
  )
}

/** How many seats are left, where there is a limit. */
function SeatsLeft({ seats }: { seats: EventSeatsFragment | null }) {
  if (!seats || seats.availableSeats === null) return null
  return seats.availableSeats === 0 ? (
    <p>{fullMessage}</p>
  ) : (
    <p>
      <strong className="num">{formatSeatsLeft(seats.availableSeats)}</strong>
    </p>
  )
}
