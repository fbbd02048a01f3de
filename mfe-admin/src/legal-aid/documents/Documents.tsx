/** The documents of a request. The pages of one stand beside what the applicant told us, to be read together. */
import { type ReactNode, useRef, useState } from 'react'
import { Card } from '../../components/Card.tsx'
import parts from '../../components/components.module.css'
import { RowList } from '../../components/RowList.tsx'
import type { RequestDocumentFragment } from '../request/opened-request.generated.ts'
import { targets } from '../request/section.ts'
import { DocumentItem } from './DocumentItem.tsx'
import { DocumentPages } from './DocumentPages.tsx'
import styles from './documents.module.css'

export function Documents({
  documents,
  answers,
}: {
  documents: RequestDocumentFragment[]
  /** What the applicant told us, to be read beside the pages. */
  answers: ReactNode
}) {
  const head = useRef<HTMLHeadingElement>(null)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const selected = documents.find(({ id }) => id === selectedId)
  return (
    <div className={selected && styles.beside}>
      <Card title="Documents" id={targets.documents.cardId} headingRef={head}>
        {documents.length === 0 ? (
          <p className={parts.inside}>No documents.</p>
        ) : (
          <RowList>
            {documents.map((document) => (
              <DocumentItem
                key={document.id}
                document={document}
                isSelected={document === selected}
                onSelect={() => setSelectedId(document === selected ? null : document.id)}
              />
            ))}
          </RowList>
        )}
      </Card>
      {selected && (
        <>
          <div className={styles.pages}>
            {/* Another document begins at its first page. */}
            <DocumentPages
              key={selected.id}
              document={selected}
              onClose={() => {
                setSelectedId(null)
                head.current?.focus()
              }}
            />
          </div>
          {answers}
        </>
      )}
    </div>
  )
}
