/** What people wrote to the office. Looking through it is recorded once; what one of them says is read by opening it. */
import { Page } from '@access/kit'
import { toDashboard } from '../frame/destination.ts'
import { TopBar } from '../frame/TopBar.tsx'
import styles from '../management/management.module.css'
import { Answered } from '../parts/Answered.tsx'
import { Card } from '../parts/Card.tsx'
import { Nothing } from '../parts/Nothing.tsx'
import { useLive } from '../parts/useLive.ts'
import { allContactMessages } from './documents.ts'
import { MessageTable } from './MessageTable.tsx'

export default function Messages() {
  const live = useLive(allContactMessages, {}, 'ContactMessage')
  return (
    <Page title="Messages">
      <TopBar title="Messages" back={toDashboard} />
      <div className={styles.body}>
        <Card title="All messages">
          <Answered live={live}>
            {({ messages }) =>
              messages.length === 0 ? (
                <Nothing>No messages yet.</Nothing>
              ) : (
                <MessageTable messages={messages} />
              )
            }
          </Answered>
        </Card>
      </div>
    </Page>
  )
}
