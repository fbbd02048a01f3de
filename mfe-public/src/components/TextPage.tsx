/** A page that is one text: its first paragraph leads, its headings are the contents. */
import type { StaticPageSlug } from '@access/content/static-pages/static-page.rules'
import { Masthead, Page } from '@access/kit'
import type { ReactNode } from 'react'
import { Scene } from './drawings/Scene.tsx'
import { usePageText } from './page-text.ts'
import { buildStaticPageQuery, StaticPageLoader, type StaticPageQuery } from './StaticPageLoader.tsx'
import type { StaticPageTextsFragment } from './static-page.generated.ts'
import styles from './TextPage.module.css'
import { TextWithContents } from './TextWithContents.tsx'

/** The scene of each page by its slug. */
const scenes: Record<string, string> = {
  privacy: 'locked-box',
  terms: 'document',
  accessibility: 'wheelchair',
  'stay-safe': 'telephone',
  donate: 'open-door',
  volunteer: 'two-at-table',
  press: 'microphone',
  board: 'file-box',
}

type Surroundings = {
  description?: string
  /** Shown above the title. */
  intro?: ReactNode
  /** Shown above the text. */
  notice?: ReactNode
  /** Shown below the text. */
  children?: ReactNode
  /** Whether a form on it has errors, which its title says first. */
  hasErrors?: boolean
}

export function TextPage({
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
      {(page) => <TextPageContent page={page} {...surroundings} />}
    </StaticPageLoader>
  )
}

export function TextPageContent({
  page,
  description,
  intro,
  notice,
  children,
  hasErrors = false,
}: Surroundings & { page: Pick<StaticPageTextsFragment, 'slug' | 'title' | 'text'> }) {
  const text = usePageText(page)
  const { title, lead } = text
  return (
    <Page title={hasErrors ? `Error: ${title}` : title} description={description ?? lead}>
      {intro}
      <Masthead title={title} lead={lead} drawing={<Scene name={scenes[page.slug] ?? 'book'} />} />
      {notice && <div className={`page ${styles.notice}`}>{notice}</div>}
      <TextWithContents text={text}>{children}</TextWithContents>
    </Page>
  )
}

/** The page of a text, for its route. */
export const createTextPage = (slug: StaticPageSlug, label: string, surroundings: Surroundings = {}) => {
  const getPageQuery = () => buildStaticPageQuery(slug)
  return {
    getPageQuery,
    default: () => <TextPage query={getPageQuery()} label={label} {...surroundings} />,
  }
}
