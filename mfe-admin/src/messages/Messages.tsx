/** The inbox of contact messages. Opening the list is recorded once; each message is read on its own screen. */
import { Page } from '@access/kit'
import { Card } from '../components/Card.tsx'
import { EmptyList } from '../components/EmptyList.tsx'
import styles from '../components/screen.module.css'
import { QueryResult } from '../data/QueryResult.tsx'
import { useRecordedRead } from '../data/use-recorded-read.ts'
import { TopBar } from '../frame/TopBar.tsx'
import { dashboardBackLink } from '../session/login-redirect.ts'
import { ListContactMessagesDocument } from './contact-messages.generated.ts'
import { MessageTable } from './MessageTable.tsx'

export default function Messages() {
  const { query } = useRecordedRead(ListContactMessagesDocument, {})
  return (
    <Page title="Messages">
      <TopBar title="Messages" back={dashboardBackLink} />
      <div className={styles.body}>
        <Card title="All messages">
          <QueryResult query={query}>
            {({ messages }) =>
              messages.length === 0 ? (
                <EmptyList>No messages yet.</EmptyList>
              ) : (
                <MessageTable messages={messages} />
              )
            }
          </QueryResult>
        </Card>
      </div>
    </Page>
  )
}
