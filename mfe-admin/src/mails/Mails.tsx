/** The mails that could not be delivered: why, and another try. */
import { Page } from '@access/kit'
import { toDashboard } from '../frame/destination.ts'
import { TopBar } from '../frame/TopBar.tsx'
import styles from '../management/management.module.css'
import { Answered } from '../parts/Answered.tsx'
import { useLive } from '../parts/useLive.ts'
import { deadLetters } from './documents.ts'
import { MailTable } from './MailTable.tsx'

export default function Mails() {
  const live = useLive(deadLetters, {}, 'Mail')
  return (
    <Page title="Mails">
      <TopBar title="Mails" back={toDashboard} />
      <div className={styles.body}>
        <Answered live={live}>{({ mails }) => <MailTable mails={mails} />}</Answered>
      </div>
    </Page>
  )
}
