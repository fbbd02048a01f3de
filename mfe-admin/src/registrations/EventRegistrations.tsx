/** The registrations and the waiting list of an event. */
import { Page, useParams } from '@access/kit'
import { useQuery } from 'urql'
import management from '../components/screen.module.css'
import { QueryResult } from '../data/QueryResult.tsx'
import { useRecordedRead } from '../data/use-recorded-read.ts'
import { TopBar } from '../frame/TopBar.tsx'
import { DoorList } from './DoorList.tsx'
import { RegistrationDownloads } from './RegistrationDownloads.tsx'
import { RegistrationTable } from './RegistrationTable.tsx'
import {
  EventCapacityDocument,
  ListRegistrationsDocument,
  type RegistrationFragment,
} from './registrations.generated.ts'
import styles from './registrations.module.css'
import { SeatCounts } from './SeatCounts.tsx'
import { useEventNames } from './use-event-names.ts'

const backLink = { to: '/admin/registrations', label: 'Back to registrations' }

export default function EventRegistrations() {
  const { event = '' } = useParams()
  const { query, setData } = useRecordedRead(ListRegistrationsDocument, { event })
  const replaceRegistration = (changed: RegistrationFragment) =>
    setData(({ registrations }) => ({
      registrations: registrations.map((one) => (one.id === changed.id ? changed : one)),
    }))
  const { title } = useEventNames()(event)
  // Without it the seats are shown without the capacity.
  const [{ data }] = useQuery({ query: EventCapacityDocument, variables: { event } })
  const capacity = data?.eventSeats.capacity ?? null
  return (
    <Page title={title}>
      <TopBar title={title} back={backLink} />
      <div className={management.body}>
        <QueryResult query={query}>
          {({ registrations }) => (
            <>
              {registrations.length > 0 && (
                <div className={styles.head}>
                  <SeatCounts registrations={registrations} capacity={capacity} />
                  <RegistrationDownloads event={event} title={title} />
                </div>
              )}
              <div className="no-print">
                <RegistrationTable
                  registrations={registrations}
                  onChanged={replaceRegistration}
                  // The waiting list has moved up.
                  onCancelled={query.refetch}
                />
              </div>
              <DoorList registrations={registrations} />
            </>
          )}
        </QueryResult>
      </div>
    </Page>
  )
}
