/** One message to the office: what it says, what was answered, and what becomes of it. Opening it is recorded. */
import { Page } from '@access/kit'
import { useParams } from 'react-router-dom'
import { TopBar } from '../frame/TopBar.tsx'
import styles from '../management/management.module.css'
import { Answered } from '../parts/Answered.tsx'
import { Card } from '../parts/Card.tsx'
import { Nothing } from '../parts/Nothing.tsx'
import { OpenedMessage } from './OpenedMessage.tsx'
import { useOpenedMessage } from './useOpenedMessage.ts'

const back = { to: '/admin/messages', label: 'Back to messages' }

export default function OneMessage() {
  const { id = '' } = useParams()
  // Another message is another opening, with nothing left of this one.
  return <Opening key={id} id={id} />
}

function Opening({ id }: { id: string }) {
  const { live, setMessage } = useOpenedMessage(id)
  return (
    <Page title="Message">
      <TopBar title="Message" back={back} />
      <div className={styles.body}>
        <Answered live={live}>
          {({ message }) =>
            message ? (
              <OpenedMessage message={message} onChanged={setMessage} />
            ) : (
              <Card title="Not found">
                <Nothing>There is no such message.</Nothing>
              </Card>
            )
          }
        </Answered>
      </div>
    </Page>
  )
}
