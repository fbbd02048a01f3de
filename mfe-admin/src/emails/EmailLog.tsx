/** The emails that could not be delivered, with the reason and a retry. */
import { Page } from '@access/kit'
import styles from '../components/screen.module.css'
import { QueryResult } from '../data/QueryResult.tsx'
import { useLiveQuery } from '../data/use-live-query.ts'
import { TopBar } from '../frame/TopBar.tsx'
import { dashboardBackLink } from '../session/login-redirect.ts'
import { EmailTable } from './EmailTable.tsx'
import { FailedEmailsDocument } from './emails.generated.ts'

export default function EmailLog() {
  const query = useLiveQuery(FailedEmailsDocument, {}, 'Email')
  return (
    <Page title="Email log">
      <TopBar title="Email log" back={dashboardBackLink} />
      <div className={styles.body}>
        <QueryResult query={query}>{({ emails }) => <EmailTable emails={emails} />}</QueryResult>
      </div>
    </Page>
  )
}
