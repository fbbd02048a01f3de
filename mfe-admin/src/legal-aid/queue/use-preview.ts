/** Which request of the page is previewed beside the list. */
import { useState } from 'react'
import type { RequestSummaryFragment } from '../request/opened-request.generated.ts'

type Previewed = { request: RequestSummaryFragment; index: number }

export function usePreview(rows: readonly RequestSummaryFragment[]) {
  const [previewed, setPreviewed] = useState<Previewed | null>(null)
  const currentIndex = previewed ? rows.findIndex(({ id }) => id === previewed.request.id) : -1
  // One that has left the list, by a change of its status perhaps, has left its place to the next.
  const nextIndex = currentIndex >= 0 ? currentIndex + 1 : (previewed?.index ?? 0)
  const previousIndex = (currentIndex >= 0 ? currentIndex : (previewed?.index ?? 0)) - 1

  function openAt(index: number) {
    const request = rows[index]
    if (request) setPreviewed({ request, index })
  }

  return {
    /** As it is in the list now, or was when it was there. */
    request: rows[currentIndex] ?? previewed?.request ?? null,
    open: (request: RequestSummaryFragment) => openAt(rows.findIndex(({ id }) => id === request.id)),
    close: () => setPreviewed(null),
    openNext: rows[nextIndex] && (() => openAt(nextIndex)),
    openPrevious: rows[previousIndex] && (() => openAt(previousIndex)),
  }
}
