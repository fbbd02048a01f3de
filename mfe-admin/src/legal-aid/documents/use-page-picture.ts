/** The picture of a page of a PDF, drawn by the service: the PDF itself is never in the browser. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { type FetchedFile, type FetchFailure, useFetchFile } from '../../data/use-fetch-file.ts'

export interface PagePicture {
  page: number
  /** A data URL. */
  url: string
  pageCount: number
}

/** `page` is its number, from 1. The one after it is fetched ahead: turning to it then takes no time. */
export function usePagePicture(id: string, page: number) {
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
    /** The last one that was loaded; it stays until the next is there. */
    picture,
    isLoading: picture?.page !== page && errorMessage === null,
    errorMessage,
    retry: () => setAttempt((count) => count + 1),
  }
}

type LoadedPage = PagePicture | FetchFailure

/** A picture is a few megabytes: enough to turn back and forth between pages that are compared. */
const maxLoadedPages = 6

/** Loads pages as pictures, each once while it is among the last few. */
function useLoadPage(id: string): (page: number) => Promise<LoadedPage> {
  const fetchFile = useFetchFile()
  const loadedPages = useRef(new Map<number, Promise<LoadedPage>>())

  return useCallback(
    (page) => {
      const pages = loadedPages.current
      const known = pages.get(page)
      if (known) return known
      const loading = fetchFile(`/api/admin/documents/${encodeURIComponent(id)}/pages/${page}`).then(
        (result) => buildPicture(page, result),
      )
      pages.set(page, loading)
      // What failed is fetched anew when it is asked for again.
      void loading.then((result) => 'reason' in result && pages.delete(page))
      const [oldest] = pages.keys()
      if (pages.size > maxLoadedPages) pages.delete(oldest!)
      return loading
    },
    [fetchFile, id],
  )
}

async function buildPicture(page: number, result: FetchedFile | FetchFailure): Promise<LoadedPage> {
  if ('reason' in result) return result
  const url = await buildDataUrl(result.file)
  return { page, url, pageCount: Number(result.headers.get('x-page-count')) }
}

/** Not an object URL: pages of the portal may show pictures of ours and data, and nothing else. */
function buildDataUrl(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.onload = () => resolve(reader.result as string)
  reader.onerror = () => reject(reader.error)
  reader.readAsDataURL(file)
  return promise
}
