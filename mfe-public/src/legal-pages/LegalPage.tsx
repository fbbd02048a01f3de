/** A page that is one text: its first paragraph leads, its headings are the contents. */
import { Masthead, Page } from '@access/kit'
import type { ReactNode } from 'react'
import { Scene } from '../components/drawings/Scene.tsx'
import { StaticPageLoader } from '../components/StaticPageLoader.tsx'
import { StaticTextBlocks } from '../components/StaticTextBlocks.tsx'
import type { StaticPageTextsFragment } from '../components/static-page.generated.ts'
import type { StaticPageQuery } from '../components/static-page-query.ts'
import { TableOfContents } from '../components/TableOfContents.tsx'
import { usePageText } from '../components/use-page-text.ts'
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

export function LegalPage({
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
  const { title, lead, rest, contents } = usePageText(page)
  return (
    <Page title={title} description={description ?? lead}>
      {intro}
      <Masthead title={title} lead={lead} drawing={<Scene name={scenes[page.slug] ?? 'book'} />} />
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
