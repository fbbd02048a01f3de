/** Our governing document: its version, the whole text, and related documents. */
import {
  Badge,
  formatLongDate,
  LoadError,
  Loading,
  Masthead,
  organisation,
  Page,
  useRetry,
} from '@access/kit'
import { useEffect } from 'react'
import { useQuery } from 'urql'
import { TableOfContents } from '../components/TableOfContents.tsx'
import styles from './Constitution.module.css'
import { ConstitutionText } from './ConstitutionText.tsx'
import { ConstitutionDocument, type ConstitutionVersionFragment } from './constitution.generated.ts'
import { constitution } from './constitution.ts'
import { DocumentBar } from './DocumentBar.tsx'
import { FindInDocument } from './FindInDocument.tsx'
import { getHighlightId } from './HighlightedPassage.tsx'
import { RelatedDocuments } from './RelatedDocuments.tsx'
import { DocumentSearchContext, useDocumentSearch } from './use-document-search.ts'
import { revealElement } from './use-section-opening.ts'
import { useTextSize } from './use-text-size.ts'
import { VersionHistory } from './VersionHistory.tsx'
import { VersionMismatchNotice } from './VersionMismatchNotice.tsx'

const lead =
  'The rules we hold ourselves to. Every member, attorney and visitor may read them, quote them and ask us to keep them.'

const queryContext = { additionalTypenames: ['ConstitutionVersion', 'RelatedDocument'] }

const contentsEntries = [
  { id: 'preamble', mark: '', text: 'Preamble' },
  ...constitution.articles.map(({ id, numeral, name }) => ({ id, mark: numeral, text: name })),
]

export const getPageQuery = () => ({ query: ConstitutionDocument, variables: {}, context: queryContext })

export default function Constitution() {
  const queryResult = useQuery(getPageQuery())
  const [{ data, fetching }] = queryResult
  const retry = useRetry(queryResult)
  const documentSearch = useDocumentSearch()
  const size = useTextSize()

  const { matches, currentIndex } = documentSearch
  useEffect(() => {
    if (currentIndex !== undefined)
      revealElement(document.getElementById(getHighlightId(currentIndex)), 'center')
  }, [currentIndex])

  if (fetching && !data && !retry.hasFailed)
    return (
      <Page title="Constitution" description={lead}>
        <Loading text="Loading constitution..." />
      </Page>
    )
  const current = data?.currentConstitution

  return (
    <Page
      title="Constitution"
      description={lead}
      structuredData={current ? [buildStructuredData(current)] : undefined}
    >
      <div className={styles.top}>
        <Masthead
          title="Constitution"
          lead={lead}
          ancestors={[{ to: '/about', text: 'About Us' }]}
          meta={current && <CurrentVersion version={current} />}
        />
        <div className="page">
          <DocumentBar pdfUrl={current?.pdfUrl} textSize={size} />
        </div>
      </div>
      <div className="page with-side side-first section-end">
        <aside className="side side-sticky" aria-label="Around this document">
          <TableOfContents
            title="Table of contents"
            entries={contentsEntries}
            intro={<FindInDocument documentSearch={documentSearch} />}
          />
        </aside>
        <div className={styles.document}>
          {retry.hasFailed && <LoadError {...retry} />}
          {current && <VersionMismatchNotice currentVersion={current} />}
          <div ref={size.text}>
            <DocumentSearchContext value={{ matches, currentIndex }}>
              <ConstitutionText />
            </DocumentSearchContext>
          </div>
          {data && (
            <div className={`no-print ${styles.below}`}>
              <VersionHistory versions={data.constitutionVersions} />
              <RelatedDocuments documents={data.relatedDocuments} />
            </div>
          )}
        </div>
      </div>
    </Page>
  )
}

function CurrentVersion({
  version: { versionNumber, effectiveDate },
}: {
  version: ConstitutionVersionFragment
}) {
  return (
    <>
      <Badge>{`Version ${versionNumber}`}</Badge>
      <span>
        Effective <time dateTime={effectiveDate.slice(0, 10)}>{formatLongDate(effectiveDate)}</time>
      </span>
    </>
  )
}

/** Structured data of the document. */
function buildStructuredData({ versionNumber, effectiveDate, pdfUrl }: ConstitutionVersionFragment): object {
  return {
    '@type': 'DigitalDocument',
    name: `Constitution of ${organisation.name}`,
    url: '/constitution',
    version: versionNumber,
    datePublished: effectiveDate.slice(0, 10),
    encoding: pdfUrl
      ? { '@type': 'MediaObject', contentUrl: pdfUrl, encodingFormat: 'application/pdf' }
      : undefined,
    inLanguage: 'en-US',
  }
}
