/** One message to the office: what it says, what was answered, and what becomes of it. */
import { Page } from '@access/kit'
import { useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { TopBar } from '../frame/TopBar.tsx'
import styles from '../management/management.module.css'
import { Answered } from '../parts/Answered.tsx'
import { Card } from '../parts/Card.tsx'
import { Nothing } from '../parts/Nothing.tsx'
import { allContactMessages } from './documents.ts'
import { OpenedMessage } from './OpenedMessage.tsx'

const back = { to: '/admin/messages', label: 'Back to messages' }

export default function OneMessage() {
  const { id } = useParams()
  // Whoever comes from the list has read it already; asking again would be recorded as another opening.
  const [{ data, error }, ask] = useQuery({ query: allContactMessages, variables: {} })
  return (
    <Page title="Message">
      <TopBar title="Message" back={back} />
      <div className={styles.body}>
        <Answered live={{ data, error, readAgain: () => ask({ requestPolicy: 'network-only' }) }}>
          {({ messages }) => {
            const message = messages.find((one) => one.id === id)
            return message ? (
              // Another message begins with an empty answer.
              <OpenedMessage key={message.id} message={message} />
            ) : (
              <Card title="Not found">
                <Nothing>There is no such message.</Nothing>
              </Card>
            )
          }}
        </Answered>
      </div>
    </Page>
  )
}
