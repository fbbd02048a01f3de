/** Every screen is a Page: it says its name to the tab, to search engines and to people who cannot see it change. */
import { type ReactNode, useContext, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useOffice } from '../organisation/OfficeProvider.tsx'
import { AnnouncePageContext, PageHeadContext, type PageMetadata } from './PageProvider.tsx'

/** A screen with its title, what search engines say about it, and 404 for what does not exist. */
export function Page({
  title,
  description,
  status = 200,
  image,
  imageTopic,
  structuredData,
  feed,
  robots,
  isPrivate,
  isBlankForm,
  canonical,
  children,
}: PageMetadata & {
  title: string
  description?: string
  status?: number
  children?: ReactNode
}) {
  const pageHead = useContext(PageHeadContext)
  const pageTitle = formatPageTitle(title, useOffice().name)
  const { pathname, search } = useLocation()
  const canonicalPath = canonical ?? getCanonicalPath(pathname, search)
  // On the server the head is read once everything has been rendered; nothing re-renders because of it.
  if (pageHead) {
    const metadata: PageMetadata = {
      image,
      imageTopic,
      structuredData,
      feed,
      robots,
      isPrivate,
      isBlankForm,
      canonical: canonicalPath,
    }
    Object.assign(pageHead, {
      title: pageTitle,
      description: description ?? null,
      status,
      ...metadata,
    })
  }

  const announcePage = useContext(AnnouncePageContext)
  useEffect(() => {
    document.title = pageTitle
    setMetaDescription(description ?? '')
    setCanonicalLink(canonicalPath)
    announcePage(pathname, title)
  }, [title, pageTitle, description, canonicalPath, pathname, announcePage])

  return <>{children}</>
}

/** What the tab shows for a page. */
export const formatPageTitle = (title: string, siteName: string) => `${title} – ${siteName}`

/** The one address of a page for search engines: without its query, though a list's further pages have their own. */
function getCanonicalPath(pathname: string, search: string): string {
  const page = new URLSearchParams(search).get('page') ?? ''
  const path = pathname.replace(/\/+$/, '') || '/'
  return /^[1-9]\d*$/.test(page) && page !== '1' ? `${path}?page=${page}` : path
}

function setMetaDescription(description: string) {
  document.head.querySelector('meta[name="description"]')?.setAttribute('content', description)
}

// Browsers share a page by its canonical link, which must not stay behind at the page one arrived by.
function setCanonicalLink(path: string) {
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (link) link.href = new URL(path, link.href).href
}
