/** The inbox of contact messages. Opening the list is recorded once; each message is read on its own screen. */
import { Card } from '../components/Card.tsx'
import { EmptyList } from '../components/EmptyList.tsx'
import { QueryResult } from '../data/QueryResult.tsx'
import { useRecordedRead } from '../data/use-recorded-read.ts'
import { Screen } from '../frame/Screen.tsx'
import { ListContactMessagesDocument } from './contact-messages.generated.ts'
import { MessageTable } from './MessageTable.tsx'

export default function Messages() {
  const { query } = useRecordedRead(ListContactMessagesDocument, {})
  return (
    <Screen title="Messages">
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
    </Screen>
  )
}
