/** The events that anybody registered for, and how full they are. */
import { adminMoment, Page } from '@access/kit'
import { Link } from 'react-router-dom'
import { toDashboard } from '../frame/destination.ts'
import { TopBar } from '../frame/TopBar.tsx'
import styles from '../management/management.module.css'
import { Answered } from '../parts/Answered.tsx'
import { Card } from '../parts/Card.tsx'
import { Nothing } from '../parts/Nothing.tsx'
import { PagedTable } from '../parts/PagedTable.tsx'
import { useLive } from '../parts/useLive.ts'
import { allEventPlaces } from './documents.ts'
import { useEventNames } from './useEventNames.ts'

export default function Registrations() {
  const live = useLive(allEventPlaces, {}, 'EventPlaces')
  const named = useEventNames()
  return (
    <Page title="Registrations">
      <TopBar title="Registrations" back={toDashboard} />
      <div className={styles.body}>
        <Card title="Events with registrations">
          <Answered live={live}>
            {({ places }) =>
              places.length === 0 ? (
                <Nothing>Nobody has registered yet.</Nothing>
              ) : (
                <PagedTable
                  label="Events with registrations, table"
                  rows={places.map((place) => ({ ...place, id: place.event, ...named(place.event) }))}
                  columns={{
                    Event: ({ id, title }) => <Link to={`/admin/registrations/${id}`}>{title}</Link>,
                    Date: ({ eventDate }) => (
                      <time className="nowrap">{eventDate ? adminMoment(eventDate) : 'Not known'}</time>
                    ),
                    'Places taken': ({ taken }) => taken,
                    'Places left': ({ left }) => left ?? 'No limit',
                    Waiting: ({ waiting }) => waiting,
                  }}
                />
              )
            }
          </Answered>
        </Card>
      </div>
    </Page>
  )
}
