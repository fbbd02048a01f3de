/** Surrounds all pages: collects the head of the rendered page for the server, and announces page changes to screen readers. */
import { createContext, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** The kinds of pages that have a picture of their own where the page is shared. */
export type PageImage = 'page' | 'case' | 'judgment' | 'event' | 'article' | 'person'

/** Metadata of a page besides its title and description. */
export type PageMetadata = {
  /** The picture beside a link to the page, 'page' by default. */
  image?: PageImage
  /** The category of what the page shows, some of which have pictures of their own. */
  imageTopic?: string | undefined
  /** JSON-LD objects; an address in them is a path, which the server makes whole. */
  structuredData?: readonly object[]
  /** The path of the feed of what it lists, where that is not all of a kind. */
  feed?: string | undefined
  /** For a page that is no use to a search engine. */
  robots?: 'noindex'
  /** For a page that shows what only one person may see: no browser or proxy keeps it. */
  isPrivate?: boolean | undefined
  /** For a private page that holds nothing of anybody when it is opened: the server makes it once for all. */
  isBlankForm?: boolean | undefined
  /** The page's one address, as a path; its own without the query (but for `page`) by default. */
  canonical?: string
}

/** The head of a rendered page. */
export type PageHead = PageMetadata & {
  title: string | null
  description: string | null
  status: number
  /** For a page that somebody may have to leave at once: no copy of it is kept on the device. */
  hasQuickExit?: boolean
  /** The way to the page as it shows it, the page itself last. */
  breadcrumbs?: readonly { text: string; to?: string }[]
}

export const PageHeadContext = createContext<PageHead | null>(null)
export const AnnouncePageContext = createContext<(pathname: string, title: string) => void>(() => {})

/** Announces each page after the first and moves the focus to its beginning; the first one speaks for itself. */
export function PageProvider({
  children,
  pageHead = null,
}: {
  children: ReactNode
  pageHead?: PageHead | null
}) {
  const { pathname } = useLocation()
  const announcedPath = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')

  const announcePage = useCallback((path: string, title: string) => {
    if (path === announcedPath.current) return
    announcedPath.current = path
    setAnnouncement(title)
    document.querySelector<HTMLElement>('main#main')?.focus({ preventScroll: true })
  }, [])
  useScrollRestoration()

  return (
    <PageHeadContext value={pageHead}>
      <AnnouncePageContext value={announcePage}>
        {children}
        <div aria-live="polite" aria-atomic="true" className="sr" data-announcer>
          {announcement}
        </div>
      </AnnouncePageContext>
    </PageHeadContext>
  )
}

// A link leads to the top of its page, or to the place it names; going back, the browser knows where one was.
function useScrollRestoration() {
  const { pathname, hash } = useLocation()
  const navigationType = useNavigationType()
  const previousLocation = useRef('')
  useEffect(() => {
    if (previousLocation.current === pathname + hash) return
    previousLocation.current = pathname + hash
    const isBack = navigationType === 'POP'
    if (revealFragment(hash, isBack)) return
    if (!isBack) scrollTo(0, 0)
    if (!hash) return
    // What it names may be on its way.
    const observer = new MutationObserver(() => {
      if (revealFragment(hash, isBack)) observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname, hash, navigationType])
}

/** Unfolds what the fragment names, and scrolls there unless the browser does; false when it is not there. */
function revealFragment(hash: string, isBack: boolean): boolean {
  const target = hash ? document.getElementById(decodeFragment(hash.slice(1))) : null
  if (!target) return false
  const folded = target.closest('details')
  if (folded) folded.open = true
  if (!isBack) target.scrollIntoView()
  return true
}

/** Anybody can make up a fragment that is no encoded text. */
function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
