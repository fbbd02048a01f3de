/** The bylaws or the code of conduct as a page: what opens as a PDF elsewhere, read without one. */
import { Masthead, NotFound, Page, useParams } from '@access/kit'
import { Download } from 'lucide-react'
import { StaticTextBlocks } from '../components/StaticTextBlocks.tsx'
import { getPlainText, parseStaticText } from '../components/static-text.ts'
import { TableOfContents } from '../components/TableOfContents.tsx'
import { bylaws } from './bylaws.ts'
import { codeOfConduct } from './code-of-conduct.ts'
import { relatedPages } from './related-pages.ts'

const sources = { bylaws, 'code-of-conduct': codeOfConduct }

const texts = relatedPages.map(({ name, file }) => {
  const { title, blocks } = parseStaticText(sources[name])
  const [first, ...rest] = blocks
  const lead = first?.kind === 'paragraph' ? getPlainText(first.runs) : ''
  const contents = rest.flatMap((block) =>
    block.kind === 'heading' ? [{ id: block.id, text: block.text }] : [],
  )
  return { name, file, title, lead, rest, contents }
})

export default function RelatedDocumentPage() {
  const { name } = useParams()
  const text = texts.find((one) => one.name === name)
  if (!text) return <NotFound />
  const { title, file, lead, rest, contents } = text
  return (
    <Page title={title} description={lead}>
      <Masthead
        title={title}
        lead={lead}
        ancestors={[{ to: '/constitution', text: 'Constitution' }]}
        meta={
          <a className="btn btn-outline" href={file} target="_blank" rel="noopener">
            <Download className="icon" aria-hidden="true" /> Download PDF
            <span className="sr"> (opens in a new tab)</span>
          </a>
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
