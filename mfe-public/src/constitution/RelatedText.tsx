/** The bylaws or the code of conduct as a page: what opens as a PDF elsewhere, read without one. */
import { Masthead, NotFound, Page } from '@access/kit'
import { Download } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { Contents } from '../parts/Contents.tsx'
import { FixedBlocks } from '../parts/FixedBlocks.tsx'
import { fixedText, wordsOf } from '../parts/fixedText.ts'
import { bylaws } from './bylaws.ts'
import { codeOfConduct } from './codeOfConduct.ts'
import { relatedPages } from './relatedPages.ts'

const sources = { bylaws, 'code-of-conduct': codeOfConduct }

const texts = relatedPages.map(({ name, file }) => {
  const { title, blocks } = fixedText(sources[name])
  const [first, ...rest] = blocks
  const lead = first?.kind === 'paragraph' ? wordsOf(first.runs) : ''
  const contents = rest.flatMap((block) =>
    block.kind === 'heading' ? [{ id: block.id, text: block.text }] : [],
  )
  return { name, file, title, lead, rest, contents }
})

export default function RelatedText() {
  const { name } = useParams()
  const text = texts.find((one) => one.name === name)
  if (!text) return <NotFound />
  const { title, file, lead, rest, contents } = text
  return (
    <Page title={title} description={lead}>
      <Masthead
        title={title}
        lead={lead}
        trail={[{ to: '/constitution', text: 'Constitution' }]}
        meta={
          <a className="btn btn-outline" href={file} target="_blank" rel="noopener">
            <Download className="icon" aria-hidden="true" /> Download PDF
            <span className="sr"> (opens in a new tab)</span>
          </a>
        }
      />
      <div className="page with-side side-first section-end">
        <aside className="side side-sticky" aria-label="On this page">
          <Contents title="On this page" entries={contents} />
        </aside>
        <FixedBlocks blocks={rest} />
      </div>
    </Page>
  )
}
