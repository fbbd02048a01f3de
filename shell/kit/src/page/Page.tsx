/** Every screen is a Page: it says its name to the tab, to search engines and to people who cannot see it change. */
import { type ReactNode, useContext, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { organisation } from '../organisation/organisation.ts'
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
  const { pathname, search } = useLocation()
  const address = canonical ?? ownAddress(pathname, search)
  // On the server the record is read once everything has been rendered; nobody re-renders because of it.
  if (record) {
    const facts: PageFacts = { image, structured, robots, canonical: address }
    Object.assign(record, { title: titleOf(title), description: description ?? null, status, ...facts })
  }

  const arrivedAt = useContext(Announcer)
  useEffect(() => {
    document.title = titleOf(title)
    describe(description ?? '')
    pointTo(address)
    arrivedAt(pathname, title)
  }, [title, description, address, pathname, arrivedAt])

  return <>{children}</>
}

/** What the tab shows for a page. */
export const titleOf = (title: string) => `${title} – ${organisation.name}`

/** The one address of a page for search engines: without its query, though a list's further pages have their own. */
function ownAddress(pathname: string, search: string): string {
  const page = new URLSearchParams(search).get('page') ?? ''
  const path = pathname.replace(/\/+$/, '') || '/'
  return /^[1-9]\d*$/.test(page) && page !== '1' ? `${path}?page=${page}` : path
}

function describe(description: string) {
  document.head.querySelector('meta[name="description"]')?.setAttribute('content', description)
}

// Browsers share a page by its canonical link, which must not stay behind at the page one arrived by.
function pointTo(path: string) {
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (link) link.href = new URL(path, link.href).href
}
