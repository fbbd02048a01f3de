/** A page that is one text: its first paragraph leads, its headings are the contents. */
import type { StaticPageSlug } from '@access/content/static-pages/static-page.rules'
import { Masthead, Notice, Page, QuickExit, useOffice } from '@access/kit'
import type { ReactNode } from 'react'
import { Scene } from '../components/drawings/Scene.tsx'
import { usePageText } from '../components/page-text.ts'
import {
  buildStaticPageQuery,
  StaticPageLoader,
  type StaticPageQuery,
} from '../components/StaticPageLoader.tsx'
import type { StaticPageTextsFragment } from '../components/static-page.generated.ts'
import { TextWithContents } from '../components/TextWithContents.tsx'
import styles from './LegalPage.module.css'

/** The scene of each page by its slug. */
const scenes: Record<string, string> = {
  privacy: 'locked-box',
  terms: 'document',
  accessibility: 'wheelchair',
  'stay-safe': 'telephone',
}

type Surroundings = {
  description?: string
  /** Shown above the title. */
  intro?: ReactNode
  /** Shown above the text. */
  notice?: ReactNode
}

function LegalPage({
  query,
  label,
  ...surroundings
}: Surroundings & { query: StaticPageQuery; label: string }) {
  const { intro, notice } = surroundings
  const above = intro && (
    <>
      {intro}
      {notice && <div className={`page ${styles.notice}`}>{notice}</div>}
    </>
  )
  return (
    <StaticPageLoader query={query} label={label} intro={above}>
      {(page) => <LegalPageText page={page} {...surroundings} />}
    </StaticPageLoader>
  )
}

export function LegalPageText({
  page,
  description,
  intro,
  notice,
}: Surroundings & { page: Pick<StaticPageTextsFragment, 'slug' | 'title' | 'text'> }) {
  const text = usePageText(page)
  const { title, lead } = text
  return (
    <Page title={title} description={description ?? lead}>
      {intro}
      <Masthead title={title} lead={lead} drawing={<Scene name={scenes[page.slug] ?? 'book'} />} />
      {notice && <div className={`page ${styles.notice}`}>{notice}</div>}
      <TextWithContents text={text} />
    </Page>
  )
}

/** The page of a text, for its route. */
const createLegalPage = (slug: StaticPageSlug, label: string, surroundings: Surroundings = {}) => {
  const getPageQuery = () => buildStaticPageQuery(slug)
  return {
    getPageQuery,
    default: () => <LegalPage query={getPageQuery()} label={label} {...surroundings} />,
  }
}

export const legalPages = {
  privacy: createLegalPage('privacy', 'Privacy Policy', {
    description:
      'What we learn about you when you read this site or ask us for help, why we ask, who sees it, and how it is kept.',
  }),
  terms: createLegalPage('terms', 'Terms of Service'),
  accessibility: createLegalPage('accessibility', 'Accessibility'),
  // For people who are being watched: the quick exit first, then what it can hide and what it cannot.
  'stay-safe': createLegalPage('stay-safe', 'Staying Safe on This Site', {
    intro: <QuickExit />,
    notice: <EmergencyNotice />,
  }),
}

/** Texts reach the emergency services of the United States. */
function EmergencyNotice() {
  const { emergencyNumber } = useOffice()
  return (
    <Notice tone="clay" title={`If you are in danger now, call ${emergencyNumber}.`}>
      <p>
        {emergencyNumber === '911'
          ? 'If you cannot speak, stay on the line or use text to 911 where it works.'
          : 'If you cannot speak, stay on the line.'}
      </p>
    </Notice>
  )
}
