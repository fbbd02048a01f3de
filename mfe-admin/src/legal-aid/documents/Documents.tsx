/** The documents of a request. The pages of one stand beside what the applicant told us, to be read together. */
import { useRef, useState } from 'react'
import { Card } from '../../components/Card.tsx'
import parts from '../../components/components.module.css'
import { ApplicantAnswers } from '../ApplicantAnswers.tsx'
import type { RequestDetailsFragment } from '../request/opened-request.generated.ts'
import request from '../request/request.module.css'
import { targets } from '../request/section.ts'
import { DocumentItem } from './DocumentItem.tsx'
import { DocumentPages } from './DocumentPages.tsx'
import styles from './documents.module.css'

export function Documents({ details }: { details: RequestDetailsFragment }) {
  const { documents } = details
  const head = useRef<HTMLHeadingElement>(null)
  const [shownId, setShownId] = useState<string | null>(null)
  const shown = documents.find(({ id }) => id === shownId)
  return (
    <div className={shown && styles.beside}>
      <Card title="Documents" id={targets.documents.cardId} headingRef={head}>
        {documents.length === 0 ? (
          <p className={parts.inside}>No documents.</p>
        ) : (
          <ul className={request.list}>
            {documents.map((document) => (
              <DocumentItem
                key={document.id}
                document={document}
                isShown={document === shown}
                onShow={() => setShownId(document === shown ? null : document.id)}
              />
            ))}
          </ul>
        )}
      </Card>
      {shown && (
        <>
          <div className={styles.pages}>
            {/* Another document begins at its first page. */}
            <DocumentPages
              key={shown.id}
              document={shown}
              onClose={() => {
                setShownId(null)
                head.current?.focus()
              }}
            />
          </div>
          <ApplicantAnswers details={details} />
        </>
      )}
    </div>
  )
}
