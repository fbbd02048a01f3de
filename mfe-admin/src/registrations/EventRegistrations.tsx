/** The registrations and the waiting list of an event. */
import { Flex } from 'antd'
import { useParams } from 'react-router-dom'
import management from '../components/screen.module.css'
import { QueryResult } from '../data/QueryResult.tsx'
import { useLiveQuery } from '../data/use-live-query.ts'
import { useRecordedRead } from '../data/use-recorded-read.ts'
import { Screen } from '../frame/Screen.tsx'
import { DoorList } from './DoorList.tsx'
import { getEventTitle } from './event-title.ts'
import { RegistrationDownloads } from './RegistrationDownloads.tsx'
import { RegistrationTable } from './RegistrationTable.tsx'
import {
  AllEventSeatsDocument,
  ListRegistrationsDocument,
  type RegistrationFragment,
} from './registrations.generated.ts'
import { SeatCounts } from './SeatCounts.tsx'

const backLink = { to: '/admin/registrations', label: 'Back to registrations' }

export default function EventRegistrations() {
  const { event = '' } = useParams()
  const { query, setData } = useRecordedRead(ListRegistrationsDocument, { event })
  const replaceRegistration = (changed: RegistrationFragment) =>
    setData(({ registrations }) => ({
      registrations: registrations.map((one) => (one.id === changed.id ? changed : one)),
    }))
  const seats = useLiveQuery(AllEventSeatsDocument, {}, 'EventSeats').data?.eventSeats
  const { title, capacity } = seats?.find((one) => one.event === event) ?? { title: null, capacity: null }
  const heading = getEventTitle({ event, title })
  return (
    <Screen title={heading} back={backLink}>
      <QueryResult query={query}>
        {({ registrations }) => (
          <>
            {registrations.length > 0 && (
              <Flex wrap align="end" justify="space-between" gap="middle" className={management.spaced}>
                <SeatCounts registrations={registrations} capacity={capacity} />
                <RegistrationDownloads event={event} title={heading} />
              </Flex>
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
    </Screen>
  )
}
