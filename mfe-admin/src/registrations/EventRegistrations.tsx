/** The registrations and the waiting list of an event. */
import { Alert, Button, Flex, Typography } from 'antd'
import { Download, Printer } from 'lucide-react'
import { useParams } from 'react-router-dom'
import management from '../components/screen.module.css'
import { QueryResult } from '../data/QueryResult.tsx'
import { useSaveFile } from '../data/use-fetch-file.ts'
import { useLiveQuery } from '../data/use-live-query.ts'
import { useRecordedRead } from '../data/use-recorded-read.ts'
import { Screen } from '../frame/Screen.tsx'
import { DoorList } from './DoorList.tsx'
import { RegistrationTable } from './RegistrationTable.tsx'
import {
  AllEventSeatsDocument,
  ListRegistrationsDocument,
  type RegistrationFragment,
} from './registrations.generated.ts'

const backLink = { to: '/admin/registrations', label: 'Back to registrations' }

export default function EventRegistrations() {
  const { event = '' } = useParams()
  const { query, setData } = useRecordedRead(ListRegistrationsDocument, { event })
  const replaceRegistration = (changed: RegistrationFragment) =>
    setData(({ registrations }) => ({
      registrations: registrations.map((one) => (one.id === changed.id ? changed : one)),
    }))
  const seats = useLiveQuery(AllEventSeatsDocument, {}, 'EventSeats').data?.eventSeats
  const { title = `Event ${event.slice(0, 8)}`, capacity = null } =
    seats?.find((one) => one.event === event) ?? {}
  return (
    <Screen title={title} back={backLink}>
      <QueryResult query={query}>
        {({ registrations }) => (
          <>
            {registrations.length > 0 && (
              <Flex wrap align="end" justify="space-between" gap="middle" className={management.spaced}>
                <SeatCounts registrations={registrations} capacity={capacity} />
                <RegistrationDownloads event={event} title={title} />
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

/** Prints the attendance list, or exports it as CSV. */
function RegistrationDownloads({ event, title }: { event: string; title: string }) {
  const { save, isSaving, errorMessage } = useSaveFile()
  const name = `registrations-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.csv`
  return (
    <Flex vertical gap="small" className="no-print">
      <Flex wrap gap="small">
        <Button icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
          Print attendance list
        </Button>
        <Button
          icon={<Download size={18} aria-hidden />}
          loading={isSaving}
          onClick={() => save(`/api/admin/registrations/${encodeURIComponent(event)}/export`, name)}
        >
          Export CSV
        </Button>
      </Flex>
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
    </Flex>
  )
}

/** In seats, since a registration may be for several people. */
function SeatCounts({
  registrations,
  capacity,
}: {
  registrations: RegistrationFragment[]
  capacity: number | null
}) {
  const placed = registrations.filter(({ state }) => state === 'placed')
  const counts = {
    'Seats taken': capacity === null ? sumSeats(placed) : `${sumSeats(placed)} of ${capacity}`,
    'Checked in': `${sumSeats(placed.filter(({ checkedInAt }) => checkedInAt))} of ${sumSeats(placed)}`,
    Registrations: placed.length,
    Waiting: registrations.filter(({ state }) => state === 'waiting').length,
  }
  return (
    <Flex component="dl" wrap gap="large" aria-label="Seat counts">
      {Object.entries(counts).map(([label, count]) => (
        <div key={label}>
          <dt>
            <Typography.Text type="secondary">{label}</Typography.Text>
          </dt>
          <dd>
            <strong>{count}</strong>
          </dd>
        </div>
      ))}
    </Flex>
  )
}

const sumSeats = (registrations: RegistrationFragment[]) =>
  registrations.reduce((sum, { seats }) => sum + seats, 0)
