/** A contact message with its replies and state. Opening it is recorded in the audit log. */
import { useParams } from 'react-router-dom'
import { Card } from '../components/Card.tsx'
import { EmptyList } from '../components/EmptyList.tsx'
import { QueryResult } from '../data/QueryResult.tsx'
import { useRecordedRead } from '../data/use-recorded-read.ts'
import { Screen } from '../frame/Screen.tsx'
import { OpenContactMessageDocument } from './contact-messages.generated.ts'
import { MessageDetails } from './MessageDetails.tsx'

const backLink = { to: '/admin/messages', label: 'Back to messages' }

export default function MessageScreen() {
  const { id = '' } = useParams()
  // Another message remounts the screen, without any state of this one.
  return <MessageLoader key={id} id={id} />
}

function MessageLoader({ id }: { id: string }) {
  const { query, setData } = useRecordedRead(OpenContactMessageDocument, { id })
  return (
    <Screen title="Message" back={backLink}>
      <QueryResult query={query}>
        {({ message }) =>
          message ? (
            <MessageDetails
              message={message}
              onChanged={(changed) => setData(() => ({ message: changed }))}
            />
          ) : (
            <Card title="Not found">
              <EmptyList>This message does not exist.</EmptyList>
            </Card>
          )
        }
      </QueryResult>
    </Screen>
  )
}
