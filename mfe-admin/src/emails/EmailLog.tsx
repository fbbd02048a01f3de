/** The emails that could not be delivered, with the reason and a retry. */
import { Page } from '@access/kit'
import styles from '../components/screen.module.css'
import { QueryResult } from '../data/QueryResult.tsx'
import { useRecordedRead } from '../data/use-recorded-read.ts'
import { TopBar } from '../frame/TopBar.tsx'
import { dashboardBackLink } from '../session/login-redirect.ts'
import { EmailTable } from './EmailTable.tsx'
import { ListFailedEmailsDocument } from './emails.generated.ts'

export default function EmailLog() {
  const { query, setData } = useRecordedRead(ListFailedEmailsDocument, {})
  // A resent email has not failed yet.
  const removeEmail = (id: string) =>
    setData(({ emails }) => ({ emails: emails.filter((email) => email.id !== id) }))
  return (
    <Page title="Email log">
      <TopBar title="Email log" back={dashboardBackLink} />
      <div className={styles.body}>
        <QueryResult query={query}>
          {({ emails }) => <EmailTable emails={emails} onResent={removeEmail} />}
        </QueryResult>
      </div>
    </Page>
  )
}
