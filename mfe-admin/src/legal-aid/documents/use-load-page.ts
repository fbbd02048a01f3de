/** Loads pages of a PDF as pictures, each once while it is among the last few. */
import { useCallback, useRef } from 'react'
import type { FetchedFile, FetchFailure } from '../../data/use-fetch-file.ts'
import { useFetchFile } from '../../data/use-fetch-file.ts'

export interface PagePicture {
  page: number
  /** A data URL. */
  url: string
  pageCount: number
}

type LoadedPage = PagePicture | FetchFailure

/** A picture is a few megabytes: enough to turn back and forth between pages that are compared. */
const maxLoadedPages = 6

export function useLoadPage(id: string): (page: number) => Promise<LoadedPage> {
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
async function buildDataUrl(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const chunks: string[] = []
  for (let offset = 0; offset < bytes.length; offset += chunkSize)
    chunks.push(String.fromCharCode(...bytes.subarray(offset, offset + chunkSize)))
  return `data:image/png;base64,${btoa(chunks.join(''))}`
}

/** As many as may be the arguments of one call. */
const chunkSize = 8192
