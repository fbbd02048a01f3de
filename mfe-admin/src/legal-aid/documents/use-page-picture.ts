/** The picture of a page of a PDF, drawn by the service: the PDF itself is never in the browser. */
import { useEffect, useState } from 'react'
import { useFetchFile } from '../../data/use-fetch-file.ts'

interface PagePicture {
  page: number
  /** A data URL. */
  url: string
  pageCount: number
}

interface PageState {
  /** The last one that was loaded; it stays until the next is there. */
  picture: PagePicture | null
  isLoading: boolean
  errorMessage: string | null
  retry(): void
}

/** `page` is its number, from 1. */
export function usePagePicture(id: string, page: number): PageState {
  const fetchFile = useFetchFile()
  const [picture, setPicture] = useState<PagePicture | null>(null)
  const [failure, setFailure] = useState<{ page: number; reason: string } | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same page again
  useEffect(() => {
    let isCurrent = true
    async function load() {
      const result = await fetchFile(`/api/admin/documents/${encodeURIComponent(id)}/pages/${page}`)
      if ('reason' in result) {
        if (isCurrent) setFailure({ page, reason: result.reason })
        return
      }
      const url = await buildDataUrl(result.file)
      const pageCount = Number(result.headers.get('x-page-count'))
      if (isCurrent) setPicture({ page, url, pageCount })
    }
    setFailure(null)
    void load()
    return () => {
      isCurrent = false
    }
  }, [fetchFile, id, page, attempt])

  const errorMessage = failure?.page === page ? failure.reason : null
  return {
    picture,
    isLoading: picture?.page !== page && errorMessage === null,
    errorMessage,
    retry: () => setAttempt((count) => count + 1),
  }
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
