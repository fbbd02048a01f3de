/** Who has a place at an event, and who waits for one. */
import { Page } from '@access/kit'
import { useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { TopBar } from '../frame/TopBar.tsx'
import management from '../management/management.module.css'
import { Answered } from '../parts/Answered.tsx'
import { Counts } from './Counts.tsx'
import { DoorList } from './DoorList.tsx'
import { eventCapacity } from './documents.ts'
import { PlaceTable } from './PlaceTable.tsx'
import styles from './registrations.module.css'
import { TakeAway } from './TakeAway.tsx'
import { useEventNames } from './useEventNames.ts'
import { useRegistrations } from './useRegistrations.ts'

const back = { to: '/admin/registrations', label: 'Back to registrations' }

export default function OneEvent() {
  const { event = '' } = useParams()
  const { live, put } = useRegistrations(event)
  const { title } = useEventNames()(event)
  // Without an answer the seats stand alone.
  const [{ data }] = useQuery({ query: eventCapacity, variables: { event } })
  const capacity = data?.places.capacity ?? null
  return (
    <Page title={title}>
      <TopBar title={title} back={back} />
      <div className={management.body}>
        <Answered live={live}>
          {({ registrations }) => (
            <>
              {registrations.length > 0 && (
                <div className={styles.head}>
                  <Counts registrations={registrations} capacity={capacity} />
                  <TakeAway event={event} title={title} />
                </div>
              )}
              <div className="no-print">
                <PlaceTable
                  registrations={registrations}
                  onChanged={put}
                  // Whoever is next in line has moved up.
                  onCancelled={live.readAgain}
                />
              </div>
              <DoorList registrations={registrations} />
            </>
          )}
        </Answered>
      </div>
    </Page>
  )
}
