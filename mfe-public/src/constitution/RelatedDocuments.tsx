/** What belongs beside the constitution: a file to open, or a way to ask for one. */
import { Go, SideCard } from '@access/kit'
import { FileText } from 'lucide-react'
import { Link } from 'react-router-dom'
import { askFor } from './askFor.ts'
import type { RelatedDocument } from './documents.ts'
import { namedDocuments } from './namedDocuments.ts'
import styles from './RelatedDocuments.module.css'
import { relatedPages } from './relatedPages.ts'

export function RelatedDocuments({ documents: managed }: { documents: readonly RelatedDocument[] }) {
  const documents = managed.length > 0 ? managed : namedDocuments
  return (
    <SideCard title="Related Documents">
      <ul className={styles.documents}>
        {documents.map((document) => (
          <li key={document.id}>
            <RelatedDocumentLine document={document} />
          </li>
        ))}
      </ul>
    </SideCard>
  )
}

function RelatedDocumentLine({
  document: { title, description, available, file },
}: {
  document: RelatedDocument
}) {
  const page = relatedPages.find((one) => one.file === file)
  const online = available && file
  return (
    <>
      <h3 className={styles.title}>
        {online ? (
          <a href={file} target="_blank" rel="noopener">
            {title} <FileText className="icon" aria-hidden="true" />
            <span className="sr"> (PDF, opens in a new tab)</span>
          </a>
        ) : (
          title
        )}
      </h3>
      {description && <p className="small muted">{description}</p>}
      {online && page && (
        <p className="small">
          <Link className={styles.way} to={`/constitution/${page.name}`}>
            Read {title} on this site
          </Link>
        </p>
      )}
      {!online && (
        <>
          <p className="small">
            This document is not online. Ask for a copy and we will send it by email or post.
          </p>
          <p className="small">
            <Go to={askFor(title)}>Ask for {title}</Go>
          </p>
        </>
      )}
    </>
  )
}
