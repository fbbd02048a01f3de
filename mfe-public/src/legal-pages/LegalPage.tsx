/** One of our fixed texts as a page: its first paragraph leads, its headings are the contents. */
import { fillOfficePlaceholders, Masthead, Page, useOffice } from '@access/kit'
import { type ReactNode, useMemo } from 'react'
import { describeEntrance } from '../components/default-office.ts'
import { Drawing } from '../components/drawings/Drawing.tsx'
import { StaticTextBlocks } from '../components/StaticTextBlocks.tsx'
import { getPlainText, parseStaticText, type StaticTextBlock } from '../components/static-text.ts'
import { TableOfContents } from '../components/TableOfContents.tsx'
import styles from './LegalPage.module.css'

/** What a page needs to know of its text. */
type LegalPageText = {
  title: string
  lead: string
  rest: StaticTextBlock[]
  contents: { id: string; text: string }[]
}

/** The parts of a text that a page shows in different places, with the office's placeholders filled. */
export function useLegalPageText(source: string): LegalPageText {
  const office = useOffice()
  return useMemo(() => {
    const text = source.replace('{officeEntrance}', describeEntrance(office.address))
    return buildPageText(fillOfficePlaceholders(office, text))
  }, [office, source])
}

function buildPageText(source: string): LegalPageText {
  const { title, blocks } = parseStaticText(source)
  const [first, ...rest] = blocks
  const lead = first?.kind === 'paragraph' ? getPlainText(first.runs) : ''
  const contents = rest.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, text: block.text }] : [],
  )
  return { title, lead, rest, contents }
}

/** `intro` is shown above the title, `notice` above the text. */
export function LegalPage({
  path,
  text: { title, lead, rest, contents },
  description = lead,
  intro,
  notice,
}: {
  path: string
  text: LegalPageText
  description?: string
  intro?: ReactNode
  notice?: ReactNode
}) {
  return (
    <Page title={title} description={description}>
      {intro}
      <Masthead title={title} lead={lead} drawing={<Drawing drawn={{ topic: path, seed: '' }} />} />
      {notice && <div className={`page ${styles.notice}`}>{notice}</div>}
      <div className="page with-side side-first section-end">
        <aside className="side side-sticky" aria-label="On this page">
          <TableOfContents title="On this page" entries={contents} />
        </aside>
        <StaticTextBlocks blocks={rest} />
      </div>
    </Page>
  )
}
