/** The receipt on the page; it survives links, Back and a reload until the applicant hides it. */
import { useLayoutEffect, useState } from 'react'
import type { Receipt } from './receipt.ts'
import { deleteReceipt, readReceipt, saveReceipt } from './receipt-storage.ts'

/**
 * Starts with the server's response to a form submitted without script; else with the stored receipt, unless that
 * form was a step of another request.
 */
export function useReceipt({
  submittedReceipt,
  isAnotherRequest,
}: {
  submittedReceipt: Receipt | null
  isAnotherRequest: boolean
}) {
  const [receipt, setReceipt] = useState(submittedReceipt)
  function save(newReceipt: Receipt) {
    saveReceipt(newReceipt)
    setReceipt(newReceipt)
  }
  // The server cannot read the storage, so this runs on hydration, before the first paint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once.
  useLayoutEffect(() => {
    if (submittedReceipt) saveReceipt(submittedReceipt)
    else if (isAnotherRequest) deleteReceipt()
    else setReceipt(readReceipt())
  }, [])
  return {
    receipt,
    save,
    /** Hides the receipt and deletes it. */
    hide() {
      deleteReceipt()
      setReceipt(null)
    },
  }
}
