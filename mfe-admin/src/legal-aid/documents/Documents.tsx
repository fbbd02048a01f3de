/** The documents of a request. */
import { Card } from '../../components/Card.tsx'
import parts from '../../components/components.module.css'
import type { RequestDocumentFragment } from '../request/opened-request.generated.ts'
import styles from '../request/request.module.css'
import { targets } from '../request/section.ts'
import { DocumentItem } from './DocumentItem.tsx'

export function Documents({ documents }: { documents: RequestDocumentFragment[] }) {
  return (
    <Card title="Documents" id={targets.documents.cardId}>
      {documents.length === 0 ? (
        <p className={parts.inside}>No documents.</p>
      ) : (
        <ul className={styles.list}>
          {documents.map((document) => (
            <DocumentItem key={document.id} document={document} />
          ))}
        </ul>
      )}
    </Card>
  )
}
