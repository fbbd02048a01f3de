/** The receipt on the page: it stays until the applicant leaves, through the page's own links, Back and a reload. */
import { useLayoutEffect, useState } from 'react'
import { forgetReceipt, keepReceipt, readReceipt } from './keptReceipt.ts'
import type { Receipt } from './receipt.ts'

/**
 * Begins with what the server answered a form that was sent without script; else with what the tab keeps, unless that
 * form was a step of another request.
 */
export function useReceipt({ arrived, another }: { arrived: Receipt | null; another: boolean }) {
  const [receipt, setReceipt] = useState(arrived)
  function keep(given: Receipt) {
    keepReceipt(given)
    setReceipt(given)
  }
  // The server knows nothing of it, so it comes once the page is the browser's, and before it is drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once.
  useLayoutEffect(() => {
    if (arrived) keepReceipt(arrived)
    else if (another) forgetReceipt()
    else setReceipt(readReceipt())
  }, [])
  return {
    receipt,
    keep,
    /** Takes it from the page and leaves nothing of it. */
    hide() {
      forgetReceipt()
      setReceipt(null)
    },
  }
}
