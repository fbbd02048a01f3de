/** The templates of letters and of messages to applicants. */
import { Card } from '../components/Card.tsx'
import { EmptyList } from '../components/EmptyList.tsx'
import styles from '../components/screen.module.css'
import { QueryResult } from '../data/QueryResult.tsx'
import { useLiveQuery } from '../data/use-live-query.ts'
import { Screen } from '../frame/Screen.tsx'
import { LetterTable } from './LetterTable.tsx'
import { LetterTemplatesDocument } from './letters.generated.ts'
import { MessageTemplates } from './message-templates/MessageTemplates.tsx'

export default function Letters() {
  const query = useLiveQuery(LetterTemplatesDocument, {}, 'LetterTemplate')
  return (
    <Screen title="Letters">
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
    </Screen>
  )
}
