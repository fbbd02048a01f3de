/** What stands around all pages: the server's record of the page it rendered, and the voice that names a new one. */
import { createContext, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** The kinds of pages that have a picture of their own where the page is shared. */
export type PageImage = 'page' | 'case' | 'judgment' | 'event' | 'article' | 'person'

/** What a page may tell machines about itself besides its title and description. */
export type PageFacts = {
  /** The picture beside a link to the page, 'page' unless told. */
  image?: PageImage
  /** JSON-LD objects; an address in them is a path, which the server makes whole. */
  structured?: readonly object[]
  /** For a page that is no use to a search engine. */
  robots?: 'noindex'
  /** The page's one address, as a path; its own without the query (but for `page`) unless told. */
  canonical?: string
}

/** What a rendered Page said about itself. */
export type PageHead = PageFacts & {
  title: string | null
  description: string | null
  status: number
  /** The way to the page as it shows it, the page itself last. */
  crumbs?: readonly { text: string; to?: string }[]
}

export const PageRecord = createContext<PageHead | null>(null)
export const Announcer = createContext<(pathname: string, title: string) => void>(() => {})

/** Announces each page after the first and moves the focus to its beginning; the first one speaks for itself. */
export function PageProvider({ children, record = null }: { children: ReactNode; record?: PageHead | null }) {
  const { pathname } = useLocation()
  const lastArrival = useRef(pathname)
  const [announced, setAnnounced] = useState('')

  const arrivedAt = useCallback((at: string, title: string) => {
    if (at === lastArrival.current) return
    lastArrival.current = at
    setAnnounced(title)
    document.querySelector<HTMLElement>('main#main')?.focus({ preventScroll: true })
  }, [])
  useScroll()

  return (
    <PageRecord value={record}>
      <Announcer value={arrivedAt}>
        {children}
        <div aria-live="polite" aria-atomic="true" className="sr" data-announcer>
          {announced}
        </div>
      </Announcer>
    </PageRecord>
  )
}

// A link leads to the top of its page, or to the place it names; going back, the browser knows where one was.
function useScroll() {
  const { pathname, hash } = useLocation()
  const how = useNavigationType()
  const lastPlace = useRef(pathname + hash)
  useEffect(() => {
    if (lastPlace.current === pathname + hash) return
    lastPlace.current = pathname + hash
    if (how === 'POP') return
    const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (place) place.scrollIntoView()
    else scrollTo(0, 0)
  }, [pathname, hash, how])
}
