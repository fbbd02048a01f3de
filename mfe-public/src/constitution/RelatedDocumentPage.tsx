/** The bylaws or the code of conduct as a page: what opens as a PDF elsewhere, read without one. */
import { Masthead, NotFound, Page } from '@access/kit'
import { Download } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { usePageText } from '../components/page-text.ts'
import { buildStaticPageQuery, StaticPageLoader } from '../components/StaticPageLoader.tsx'
import { StaticTextBlocks } from '../components/StaticTextBlocks.tsx'
import type { StaticPageTextsFragment } from '../components/static-page.generated.ts'
import { TableOfContents } from '../components/TableOfContents.tsx'
import { relatedPages } from './related-pages.ts'

export const getPageQuery = ({ name }: { name?: string | undefined }) =>
  buildStaticPageQuery(name === 'code-of-conduct' ? name : 'bylaws')

export default function RelatedDocumentPage() {
  const { name } = useParams()
  const related = relatedPages.find((one) => one.name === name)
  if (!related) return <NotFound />
  return (
    <StaticPageLoader query={getPageQuery({ name })} label={related.title}>
      {(page) => <RelatedDocumentText page={page} />}
    </StaticPageLoader>
  )
}

const headingLevels = [2, 3]

export function RelatedDocumentText({
  page,
}: {
  page: Pick<StaticPageTextsFragment, 'title' | 'text' | 'pdfUrl'>
}) {
  const { title, lead, rest, contents } = usePageText(page, { headingLevels })
  return (
    <Page title={title} description={lead}>
      <Masthead
        title={title}
        lead={lead}
        ancestors={[{ to: '/constitution', text: 'Constitution' }]}
        meta={
          page.pdfUrl && (
            <a className="btn btn-outline" href={page.pdfUrl} target="_blank" rel="noopener">
              <Download className="icon" aria-hidden="true" /> Download PDF
              <span className="sr"> (opens in a new tab)</span>
            </a>
          )
        }
      />
      <div className="page with-side side-first section-end">
        <aside className="side side-sticky" aria-label="On this page">
          <TableOfContents title="On this page" entries={contents} />
        </aside>
        <StaticTextBlocks blocks={rest} />
      </div>
    </Page>
  )
}
