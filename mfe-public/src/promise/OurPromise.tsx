/** What we promise to applicants, how often we keep it, and how that is counted. */
import {
  fillOfficePlaceholders,
  formatLongDate,
  LinkButton,
  Masthead,
  type Office,
  Page,
  useOffice,
} from '@access/kit'
import { useMemo } from 'react'
import { Drawing } from '../components/drawings/Drawing.tsx'
import { StaticTextBlocks } from '../components/StaticTextBlocks.tsx'
import { getPlainText, parseStaticText } from '../components/static-text.ts'
import { TableOfContents } from '../components/TableOfContents.tsx'
import styles from './Promise.module.css'
import { PromiseReport } from './PromiseReport.tsx'
import { formatHolidays, promiseText } from './promise.messages.ts'

export default function OurPromise() {
  const office = useOffice()
  const { title, lead, rest, contents } = useMemo(() => buildSections(office), [office])
  return (
    <Page title={title} description={lead}>
      <Masthead
        title={title}
        lead={lead}
        currentLabel="Our promise"
        drawing={<Drawing drawn={{ topic: '/promise', seed: '' }} />}
      />
      <PromiseReport />
      <div className={`page with-side side-first section-end ${styles.text}`}>
        <aside className="side side-sticky" aria-label="On this page">
          <TableOfContents title="On this page" entries={contents} />
        </aside>
        <div>
          <StaticTextBlocks blocks={rest} />
          <p className={styles.text}>
            <LinkButton to="/get-help">Request Legal Aid</LinkButton>
          </p>
        </div>
      </div>
    </Page>
  )
}

function buildSections(office: Office) {
  const holidays = office.holidays.map(({ day, name }) => ({ name, date: formatLongDate(day) }))
  const { title, blocks } = parseStaticText(
    fillOfficePlaceholders(office, promiseText).replace('{holidays}', formatHolidays(holidays)),
  )
  const [first, ...rest] = blocks
  const lead = first?.kind === 'paragraph' ? getPlainText(first.runs) : ''
  const contents = rest.flatMap((block) =>
    block.kind === 'heading' ? [{ id: block.id, text: block.text }] : [],
  )
  return { title, lead, rest, contents }
}
