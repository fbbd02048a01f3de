/** Our governing document: its version, the whole text, and related documents. */
import {
  type Constitution as ConstitutionOutline,
  parseConstitution,
} from '@access/content/static-pages/constitution-outline.rules'
import {
  Badge,
  fillOfficePlaceholders,
  formatLongDate,
  LoadError,
  Loading,
  Masthead,
  Page,
  QueryResult,
  useOffice,
  useScreenQuery,
} from '@access/kit'
import { useEffect, useMemo } from 'react'
import { fillText } from '../components/page-text.ts'
import { type ContentsEntry, TableOfContents } from '../components/TableOfContents.tsx'
import styles from './Constitution.module.css'
import { ConstitutionText } from './ConstitutionText.tsx'
import {
  ConstitutionDocument,
  type ConstitutionQuery,
  type ConstitutionVersionFragment,
} from './constitution.generated.ts'
import { DocumentBar } from './DocumentBar.tsx'
import { FindInDocument } from './FindInDocument.tsx'
import { getHighlightId } from './HighlightedPassage.tsx'
import { RelatedDocuments } from './RelatedDocuments.tsx'
import { DocumentSearchContext, useDocumentSearch } from './use-document-search.ts'
import { revealElement } from './use-section-opening.ts'
import { useTextSize } from './use-text-size.ts'
import { VersionHistory, VersionMismatchNotice } from './VersionHistory.tsx'

const lead =
  'The rules we hold ourselves to. Every member, attorney and visitor may read them, quote them and ask us to keep them.'

const ancestors = [{ to: '/about', text: 'About Us' }]

const queryContext = { additionalTypenames: ['ConstitutionVersion', 'RelatedDocument', 'StaticPage'] }

export const getPageQuery = () => ({
  query: ConstitutionDocument,
  variables: { slug: 'constitution' },
  context: queryContext,
})

export default function Constitution() {
  const query = useScreenQuery(getPageQuery())
  const { data } = query
  return (
    <QueryResult
      data={data?.page && { ...data, page: data.page }}
      query={query}
      loading={
        <Page title="Constitution" description={lead}>
          <Loading text="Loading constitution..." />
        </Page>
      }
      failed={
        <Page title="Constitution" description={lead}>
          <Masthead title="Constitution" lead={lead} ancestors={ancestors} />
          <div className="page section-end">
            <LoadError {...query} />
          </div>
        </Page>
      }
    >
      {(loaded) => <ConstitutionPage page={loaded.page} data={loaded} />}
    </QueryResult>
  )
}

const noDocuments = { currentConstitution: null, constitutionVersions: [], relatedDocuments: [] }

export const ConstitutionPreview = ({ page }: { page: ConstitutionPageText }) => (
  <ConstitutionPage page={page} data={noDocuments} />
)

type ConstitutionPageText = Pick<NonNullable<ConstitutionQuery['page']>, 'title' | 'text' | 'versionNumber'>

function ConstitutionPage({
  page,
  data: { currentConstitution: current, constitutionVersions, relatedDocuments },
}: {
  page: ConstitutionPageText
  data: Omit<ConstitutionQuery, 'page'>
}) {
  const office = useOffice()
  const constitution = useMemo(
    () => parseConstitution(fillOfficePlaceholders(office, page.text ?? '')),
    [office, page.text],
  )
  const documentSearch = useDocumentSearch(constitution)
  const size = useTextSize()

  const { matches, currentIndex } = documentSearch
  useEffect(() => {
    if (currentIndex !== undefined)
      revealElement(document.getElementById(getHighlightId(currentIndex)), 'center')
  }, [currentIndex])

  return (
    <Page
      title="Constitution"
      description={lead}
      structuredData={current ? [buildStructuredData(fillText(office, page.title), current)] : undefined}
    >
      <div className={styles.top}>
        <Masthead
          title="Constitution"
          lead={lead}
          ancestors={ancestors}
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
            entries={listContents(constitution)}
            intro={<FindInDocument documentSearch={documentSearch} />}
          />
        </aside>
        <div className={styles.document}>
          {current && (
            <VersionMismatchNotice currentVersion={current} textVersion={page.versionNumber ?? ''} />
          )}
          <div ref={size.text}>
            <DocumentSearchContext value={{ matches, currentIndex }}>
              <ConstitutionText constitution={constitution} />
            </DocumentSearchContext>
          </div>
          <div className={`no-print ${styles.below}`}>
            <VersionHistory versions={constitutionVersions} />
            <RelatedDocuments documents={relatedDocuments} />
          </div>
        </div>
      </div>
    </Page>
  )
}

const listContents = ({ articles }: ConstitutionOutline): ContentsEntry[] => [
  { id: 'preamble', number: '', text: 'Preamble' },
  ...articles.map(({ id, numeral, name }) => ({ id, number: numeral, text: name })),
]

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
function buildStructuredData(
  name: string,
  { versionNumber, effectiveDate, pdfUrl }: ConstitutionVersionFragment,
): object {
  return {
    '@type': 'DigitalDocument',
    name,
    url: '/constitution',
    version: versionNumber,
    datePublished: effectiveDate.slice(0, 10),
    encoding: pdfUrl
      ? { '@type': 'MediaObject', contentUrl: pdfUrl, encodingFormat: 'application/pdf' }
      : undefined,
    inLanguage: 'en-US',
  }
}
