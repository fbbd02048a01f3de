/** Every screen is a Page: it says its name to the tab, to search engines and to people who cannot see it change. */
import { type ReactNode, useContext, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { organisation } from '../organisation.ts'
import { Announcer, type PageFacts, PageRecord } from './PageProvider.tsx'

/** A screen with its title, what search engines say about it, and 404 for what does not exist. */
export function Page({
  title,
  description,
  status = 200,
  image,
  structured,
  robots,
  canonical,
  children,
}: PageFacts & {
  title: string
  description?: string
  status?: number
  children?: ReactNode
}) {
  const record = useContext(PageRecord)
  // On the server the record is read once everything has been rendered; nobody re-renders because of it.
  if (record) {
    const facts: PageFacts = { image, structured, robots, canonical }
    Object.assign(record, { title: titleOf(title), description: description ?? null, status, ...facts })
  }

  const { pathname } = useLocation()
  const arrivedAt = useContext(Announcer)
  useEffect(() => {
    document.title = titleOf(title)
    describe(description ?? '')
    arrivedAt(pathname, title)
  }, [title, description, pathname, arrivedAt])

  return <>{children}</>
}

/** What the tab shows for a page. */
export const titleOf = (title: string) => `${title} – ${organisation.name}`

function describe(description: string) {
  document.head.querySelector('meta[name="description"]')?.setAttribute('content', description)
}
