/** The templates of letters and of messages to applicants. */
import { Page } from '@access/kit'
import { Card } from '../components/Card.tsx'
import { EmptyList } from '../components/EmptyList.tsx'
import styles from '../components/screen.module.css'
import { QueryResult } from '../data/QueryResult.tsx'
import { useLiveQuery } from '../data/use-live-query.ts'
import { TopBar } from '../frame/TopBar.tsx'
import { dashboardBackLink } from '../session/login-redirect.ts'
import { LetterTable } from './LetterTable.tsx'
import { LetterTemplatesDocument } from './letters.generated.ts'
import { MessageTemplates } from './message-templates/MessageTemplates.tsx'

export default function Letters() {
  const query = useLiveQuery(LetterTemplatesDocument, {}, 'LetterTemplate')
  return (
    <Page title="Letters">
      <TopBar title="Letters" back={dashboardBackLink} />
      <div className={styles.body}>
        <QueryResult query={query}>
          {({ templates }) =>
            templates.length === 0 ? (
              <Card title="Templates">
                <EmptyList>No letter templates.</EmptyList>
              </Card>
            ) : (
              <LetterTable templates={templates} refetch={query.refetch} />
            )
          }
        </QueryResult>
        <div className={styles.spaced}>
          <MessageTemplates />
        </div>
      </div>
    </Page>
  )
}
