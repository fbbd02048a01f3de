/** What we promise to whoever asks for help, how often we keep it, and how that is counted. */
import { filledBy, LinkButton, longDate, Masthead, type Office, Page, useOffice } from '@access/kit'
import { useMemo } from 'react'
import { Contents } from '../parts/Contents.tsx'
import { FixedBlocks } from '../parts/FixedBlocks.tsx'
import { fixedText, wordsOf } from '../parts/fixedText.ts'
import { Figures } from './Figures.tsx'
import styles from './Promise.module.css'
import { holidaysInWords, promiseText } from './words.ts'

export default function OurPromise() {
  const office = useOffice()
  const { title, lead, rest, contents } = useMemo(() => partsFor(office), [office])
  return (
    <Page title={title} description={lead}>
      <Masthead title={title} lead={lead} here="Our promise" />
      <Figures />
      <div className={`page with-side side-first section-end ${styles.text}`}>
        <aside className="side side-sticky" aria-label="On this page">
          <Contents title="On this page" entries={contents} />
        </aside>
        <div>
          <FixedBlocks blocks={rest} />
          <p className={styles.text}>
            <LinkButton to="/get-help">Request Legal Aid</LinkButton>
          </p>
        </div>
      </div>
    </Page>
  )
}

function partsFor(office: Office) {
  const holidays = office.holidays.map(({ day, name }) => ({ name, date: longDate(day) }))
  const { title, blocks } = fixedText(
    filledBy(office, promiseText).replace('{holidays}', holidaysInWords(holidays)),
  )
  const [first, ...rest] = blocks
  const lead = first?.kind === 'paragraph' ? wordsOf(first.runs) : ''
  const contents = rest.flatMap((block) =>
    block.kind === 'heading' ? [{ id: block.id, text: block.text }] : [],
  )
  return { title, lead, rest, contents }
}
