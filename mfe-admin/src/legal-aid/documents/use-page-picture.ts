/** The picture of a page of a PDF, drawn by the service: the PDF itself is never in the browser. */
import { useEffect, useState } from 'react'
import { type PagePicture, useLoadPage } from './use-load-page.ts'

interface PageState {
  /** The last one that was loaded; it stays until the next is there. */
  picture: PagePicture | null
  isLoading: boolean
  errorMessage: string | null
  retry(): void
}

/** `page` is its number, from 1. The one after it is fetched ahead: turning to it then takes no time. */
export function usePagePicture(id: string, page: number): PageState {
  const loadPage = useLoadPage(id)
  const [picture, setPicture] = useState<PagePicture | null>(null)
  const [failure, setFailure] = useState<{ page: number; reason: string } | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same page again
  useEffect(() => {
    let isCurrent = true
    async function load() {
      const result = await loadPage(page)
      if (!isCurrent) return
      if ('reason' in result) return setFailure({ page, reason: result.reason })
      setPicture(result)
      if (page < result.pageCount) void loadPage(page + 1)
    }
    setFailure(null)
    void load()
    return () => {
      isCurrent = false
    }
  }, [loadPage, page, attempt])

  const errorMessage = failure?.page === page ? failure.reason : null
  return {
    picture,
    isLoading: picture?.page !== page && errorMessage === null,
    errorMessage,
    retry: () => setAttempt((count) => count + 1),
  }
}
