/** Who has a place at an event, and who waits for one. */
import { Page } from '@access/kit'
import { useParams } from 'react-router-dom'
import { TopBar } from '../frame/TopBar.tsx'
import styles from '../management/management.module.css'
import { Answered } from '../parts/Answered.tsx'
import { useLive } from '../parts/useLive.ts'
import { registrationsFor } from './documents.ts'
import { PlaceTable } from './PlaceTable.tsx'
import { useEventNames } from './useEventNames.ts'

const back = { to: '/admin/registrations', label: 'Back to registrations' }

export default function OneEvent() {
  const { event = '' } = useParams()
  const live = useLive(registrationsFor, { event }, 'Registration')
  const { title } = useEventNames()(event)
  return (
    <Page title={title}>
      <TopBar title={title} back={back} />
      <div className={styles.body}>
        <Answered live={live}>{({ registrations }) => <PlaceTable registrations={registrations} />}</Answered>
      </div>
    </Page>
  )
}
