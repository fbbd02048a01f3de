/** The bylaws or the code of conduct as a page: what opens as a PDF elsewhere, read without one. */
import { Masthead, NotFound, Page } from '@access/kit'
import { Download } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { usePageText } from '../components/page-text.ts'
import { buildStaticPageQuery, StaticPageLoader } from '../components/StaticPageLoader.tsx'
import type { StaticPageTextsFragment } from '../components/static-page.generated.ts'
import { TextWithContents } from '../components/TextWithContents.tsx'
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
  const text = usePageText(page, { headingLevels })
  const { title, lead } = text
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
      <TextWithContents text={text} />
    </Page>
  )
}
