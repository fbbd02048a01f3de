/** Beside an event: that one may register, how many places are left, and the way to the form. */
import { filledBy, SideCard, useOffice } from '@access/kit'
import type { Places } from './documents.ts'
import { card, closed, full, placesLeft } from './words.ts'

/** `places` are null while nobody knows. */
export function RegistrationCard({ places }: { places: Places | null }) {
  const office = useOffice()
  if (places && !places.open)
    return (
      <SideCard title={card.title}>
        <p>{filledBy(office, closed)}</p>
      </SideCard>
    )
  return (
    <SideCard title={card.title} lit>
      <p>{card.lead}</p>
      <PlacesLeft places={places} />
      <p className="row">
        <a className="btn btn-primary" href="#register">
          {card.register}
        </a>
      </p>
    </SideCard>
  )
}

/** How many places are left, where there is a limit. */
function PlacesLeft({ places }: { places: Places | null }) {
  if (!places || places.left === null) return null
  return places.left === 0 ? (
    <p>{full}</p>
  ) : (
    <p>
      <strong className="num">{placesLeft(places.left)}</strong>
    </p>
  )
}
