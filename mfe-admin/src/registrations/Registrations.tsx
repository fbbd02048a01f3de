/** The events with registrations, and their seats. */
import { formatShortDate, getCalendarDay } from '@access/kit'
import { Link } from 'react-router-dom'
import { Card } from '../components/Card.tsx'
import { EmptyList } from '../components/EmptyList.tsx'
import { QueryResult } from '../data/QueryResult.tsx'
import { useLiveQuery } from '../data/use-live-query.ts'
import { Screen } from '../frame/Screen.tsx'
import { List } from '../management/list/List.tsx'
import { AllEventSeatsDocument } from './registrations.generated.ts'

export default function Registrations() {
  const query = useLiveQuery(AllEventSeatsDocument, {}, 'EventSeats')
  return (
    <Screen title="Registrations">
      <Card title="Events with registrations">
        <QueryResult query={query}>
          {({ eventSeats }) => (
            <List
              label="Events with registrations"
              list={eventSeats.map((seats) => ({ ...seats, id: seats.event }))}
              columns={{
                Event: ({ id, title }) => <Link to={`/admin/registrations/${id}`}>{title}</Link>,
                Date: ({ eventDate }) => (
                  <time className="nowrap">{formatShortDate(getCalendarDay(eventDate))}</time>
                ),
                'Seats taken': ({ takenSeats }) => takenSeats,
                'Seats available': ({ availableSeats }) => availableSeats ?? 'No limit',
                Waiting: ({ waitingCount }) => waitingCount,
              }}
              empty={<EmptyList>No registrations yet.</EmptyList>}
            />
          )}
        </QueryResult>
      </Card>
    </Screen>
  )
}
