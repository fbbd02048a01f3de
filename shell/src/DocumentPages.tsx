/**
 * Pages that the browser loads as documents, also from another page of ours: their texts come with them, so that they
 * ask for nothing.
 */
import { type ReactNode, use, useState } from 'react'
import { useLocation } from 'react-router-dom'

const documentPages: readonly string[] = ['/about']

/** Shows what is inside, but loads the document of a page that has one of its own; meanwhile the last page stays. */
export function DocumentPages({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [loadedPathname] = useState(pathname)
  const [loadDocument] = useState(createDocumentLoader)
  if (pathname !== loadedPathname && documentPages.includes(pathname)) use(loadDocument())
  return children
}

/** What it loads is at the address that the history has already. It never ends: the document takes the place of this one. */
function createDocumentLoader(): () => Promise<never> {
  let loading: Promise<never> | undefined
  return () => {
    loading ??= new Promise(() => window.location.reload())
    return loading
  }
}
