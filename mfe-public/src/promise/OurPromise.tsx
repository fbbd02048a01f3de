/** What we promise to applicants, how often we keep it, and how that is counted. */
import { formatLongDate, LinkButton, Masthead, type Office, Page, useOffice } from '@access/kit'
import { useCallback } from 'react'
import { Scene } from '../components/drawings/Scene.tsx'
import { usePageText } from '../components/page-text.ts'
import { buildStaticPageQuery, StaticPageLoader } from '../components/StaticPageLoader.tsx'
import type { StaticPageTextsFragment } from '../components/static-page.generated.ts'
import { TextWithContents } from '../components/TextWithContents.tsx'
import styles from './Promise.module.css'
import { PromiseReport } from './PromiseReport.tsx'
import { formatHolidays } from './promise.messages.ts'

export const getPageQuery = () => buildStaticPageQuery('promise')

export default function OurPromise() {
  return (
    <StaticPageLoader query={getPageQuery()} label="Our promise">
      {(page) => <OurPromiseText page={page} />}
    </StaticPageLoader>
  )
}

const headingLevels = [2, 3]

export function OurPromiseText({ page }: { page: Pick<StaticPageTextsFragment, 'title' | 'text'> }) {
  const { holidays } = useOffice()
  const fill = useCallback((text: string) => text.replace('{holidays}', listHolidays(holidays)), [holidays])
  const text = usePageText(page, { headingLevels, fill })
  const { title, lead } = text
  return (
    <Page title={title} description={lead}>
      <Masthead title={title} lead={lead} currentLabel="Our promise" drawing={<Scene name="hourglass" />} />
      <PromiseReport />
      <TextWithContents text={text} className={styles.text}>
        <p className={styles.text}>
          <LinkButton to="/get-help">Request Legal Aid</LinkButton>
        </p>
      </TextWithContents>
    </Page>
  )
}

const listHolidays = (holidays: Office['holidays']) =>
  formatHolidays(holidays.map(({ day, name }) => ({ name, date: formatLongDate(day) })))
