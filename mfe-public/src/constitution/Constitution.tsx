/** Our governing document: which version it is, the whole text, and what belongs to it. */
import { Badge, LoadFailed, Loading, longDate, Masthead, organisation, Page, useRetry } from '@access/kit'
import { useEffect } from 'react'
import { useQuery } from 'urql'
import { Contents } from '../parts/Contents.tsx'
import styles from './Constitution.module.css'
import { ConstitutionText } from './ConstitutionText.tsx'
import { constitution } from './constitution.ts'
import { DocumentBar } from './DocumentBar.tsx'
import { constitutionDocument, type Version } from './documents.ts'
import { FindInDocument } from './FindInDocument.tsx'
import { markId } from './Marked.tsx'
import { OtherVersion } from './OtherVersion.tsx'
import { RelatedDocuments } from './RelatedDocuments.tsx'
import { FindingContext, useFinding } from './useFinding.ts'
import { reveal } from './useOpening.ts'
import { useTextSize } from './useTextSize.ts'
import { VersionHistory } from './VersionHistory.tsx'

const lead =
  'The rules we hold ourselves to. Every member, attorney and visitor may read them, quote them and ask us to keep them.'

const context = { additionalTypenames: ['ConstitutionVersion', 'RelatedDocument'] }

const entries = [
  { id: 'preamble', mark: '', text: 'Preamble' },
  ...constitution.articles.map(({ id, numeral, name }) => ({ id, mark: numeral, text: name })),
]

export default function Constitution() {
  const asked = useQuery({ query: constitutionDocument, variables: {}, context })
  const [{ data, fetching }] = asked
  const retry = useRetry(asked)
  const finding = useFinding()
  const size = useTextSize()

  const { matches, at } = finding
  useEffect(() => {
    if (at !== undefined) reveal(document.getElementById(markId(at)), 'center')
  }, [at])

  if (fetching && !data && !retry.failed)
    return (
      <Page title="Constitution" description={lead}>
        <Loading text="Loading constitution..." />
      </Page>
    )
  const current = data?.currentConstitution

  return (
    <Page title="Constitution" description={lead} structured={current ? [structured(current)] : undefined}>
      <div className={styles.top}>
        <Masthead
          title="Constitution"
          lead={lead}
          trail={[{ to: '/about', text: 'About Us' }]}
          meta={current && <InForce version={current} />}
        />
        <div className="page">
          <DocumentBar pdfUrl={current?.pdfUrl} size={size} />
        </div>
      </div>
      <div className="page with-side side-first section-end">
        <aside className="side side-sticky" aria-label="Around this document">
          <Contents
            title="Table of contents"
            entries={entries}
            before={<FindInDocument finding={finding} />}
          />
        </aside>
        <div className={styles.document}>
          {retry.failed && <LoadFailed {...retry} />}
          {current && <OtherVersion inForce={current} />}
          <div ref={size.text}>
            <FindingContext value={{ matches, at }}>
              <ConstitutionText />
            </FindingContext>
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

function InForce({ version: { versionNumber, effectiveDate } }: { version: Version }) {
  return (
    <>
      <Badge>{`Version ${versionNumber}`}</Badge>
      <span>
        Effective <time dateTime={effectiveDate.slice(0, 10)}>{longDate(effectiveDate)}</time>
      </span>
    </>
  )
}

/** The document in the words of schema.org. */
function structured({ versionNumber, effectiveDate, pdfUrl }: Version): object {
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
