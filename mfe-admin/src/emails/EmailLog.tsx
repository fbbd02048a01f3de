/** The emails that could not be delivered, with the reason and a retry. */
import { QueryResult } from '../data/QueryResult.tsx'
import { useRecordedRead } from '../data/use-recorded-read.ts'
import { Screen } from '../frame/Screen.tsx'
import { EmailTable } from './EmailTable.tsx'
import { ListFailedEmailsDocument } from './emails.generated.ts'

export default function EmailLog() {
  const { query, setData } = useRecordedRead(ListFailedEmailsDocument, {})
  // A resent email has not failed yet.
  const removeEmail = (id: string) =>
    setData(({ emails }) => ({ emails: emails.filter((email) => email.id !== id) }))
  return (
    <Screen title="Email log">
      <QueryResult query={query}>
        {({ emails }) => <EmailTable emails={emails} onResent={removeEmail} />}
      </QueryResult>
    </Screen>
  )
}
