/** One of our fixed texts as a page: its first paragraph leads, its headings are the contents. */
import { filledBy, Masthead, Page, useOffice } from '@access/kit'
import { type ReactNode, useMemo } from 'react'
import { Contents } from '../parts/Contents.tsx'
import { FixedBlocks } from '../parts/FixedBlocks.tsx'
import { describeEntrance } from '../parts/firstOffice.ts'
import { type Block, fixedText, wordsOf } from '../parts/fixedText.ts'
import styles from './SmallPrint.module.css'

/** What a page needs to know of its text. */
type PageText = {
  title: string
  lead: string
  rest: Block[]
  contents: { id: string; text: string }[]
}

/** The parts of a text that a page shows in different places, its gaps filled by the office. */
export function usePageText(source: string): PageText {
  const office = useOffice()
  return useMemo(() => {
    const text = source.replace('{officeEntrance}', describeEntrance(office.address))
    return pageText(filledBy(office, text))
  }, [office, source])
}

function pageText(source: string): PageText {
  const { title, blocks } = fixedText(source)
  const [first, ...rest] = blocks
  const lead = first?.kind === 'paragraph' ? wordsOf(first.runs) : ''
  const contents = rest.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, text: block.text }] : [],
  )
  return { title, lead, rest, contents }
}

/** `before` stands above the title, `notice` above the text. */
export function SmallPrint({
  text: { title, lead, rest, contents },
  description = lead,
  before,
  notice,
}: {
  text: PageText
  description?: string
  before?: ReactNode
  notice?: ReactNode
}) {
  return (
    <Page title={title} description={description}>
      {before}
      <Masthead title={title} lead={lead} />
      {notice && <div className={`page ${styles.notice}`}>{notice}</div>}
      <div className="page with-side side-first section-end">
        <aside className="side side-sticky" aria-label="On this page">
          <Contents title="On this page" entries={contents} />
        </aside>
        <FixedBlocks blocks={rest} />
      </div>
    </Page>
  )
}
