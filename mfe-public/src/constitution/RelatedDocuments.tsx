/** Documents related to the constitution: a file to open, or a link to ask for a copy. */
import { ArrowLink, isolate, SideCard } from '@access/kit'
import { FileText } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { RelatedDocumentFragment } from './constitution.generated.ts'
import { buildCopyRequestUrl, defaultRelatedDocuments, relatedPages } from './related-pages.ts'
import styles from './SideLists.module.css'

export function RelatedDocuments({
  documents: managedDocuments,
}: {
  documents: readonly RelatedDocumentFragment[]
}) {
  const documents = managedDocuments.length > 0 ? managedDocuments : defaultRelatedDocuments
  return (
    <div id="documents">
      <SideCard title="Related Documents">
        <ul className={styles.list}>
          {documents.map((document) => (
            <li key={document.id}>
              <RelatedDocumentItem document={document} />
            </li>
          ))}
        </ul>
      </SideCard>
    </div>
  )
}

function RelatedDocumentItem({
  document: { title, description, available, file },
}: {
  document: RelatedDocumentFragment
}) {
  // While its text has no PDF, the page is there.
  const page = available && relatedPages.find((one) => one.file === file || (!file && one.title === title))
  const isOnline = available && file
  return (
    <>
      <h3 className={styles.title}>
        {isOnline ? (
          <a href={file} target="_blank" rel="noopener">
            {title} <FileText className="icon" aria-hidden="true" />
            <span className="sr"> (PDF, opens in a new tab)</span>
          </a>
        ) : (
          title
        )}
      </h3>
      {description && <p className="small muted">{description}</p>}
      {page && (
        <p className="small">
          <Link className={styles.way} to={`/constitution/${page.name}`}>
            Read {isolate(title)} on this site
          </Link>
        </p>
      )}
      {!isOnline && !page && (
        <>
          <p className="small">
            This document is not online. Ask for a copy and we will send it by email or post.
          </p>
          <p className="small">
            <ArrowLink to={buildCopyRequestUrl(title)}>Ask for {isolate(title)}</ArrowLink>
          </p>
        </>
      )}
    </>
  )
}
