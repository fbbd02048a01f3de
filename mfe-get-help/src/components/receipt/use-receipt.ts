/** The receipt on the page; it survives links, Back and a reload until the applicant hides it. */
import { useBeforeFirstPaint } from '@access/kit'
import { useState } from 'react'
import { useEndAccess } from '../../platform/use-end-access.ts'
import { useInactivity } from '../../platform/use-inactivity.ts'
import { isRepeated, type SubmissionReceipt } from './receipt.ts'
import { deleteReceipt, readReceipt, retentionPeriod, saveReceipt } from './receipt-storage.ts'

/**
 * Starts with the server's response to a form submitted without script; else with the stored receipt, unless that
 * form was a step of another request.
 */
export function useReceipt({
  submittedReceipt,
  isAnotherRequest,
}: {
  submittedReceipt: SubmissionReceipt | null
  isAnotherRequest: boolean
}) {
  const [receipt, setReceipt] = useState(submittedReceipt)
  const endAccess = useEndAccess()
  function save(newReceipt: SubmissionReceipt) {
    if (!isRepeated(newReceipt)) saveReceipt(newReceipt)
    setReceipt(newReceipt)
  }
  // The server cannot read the storage, so this runs on hydration, before the first paint.
  useBeforeFirstPaint(() => {
    if (submittedReceipt) save(submittedReceipt)
    else if (isAnotherRequest) deleteReceipt()
    else setReceipt(readReceipt())
  })
  function hide() {
    deleteReceipt()
    setReceipt(null)
  }
  function signOut() {
    endAccess(receipt?.accessToken)
    hide()
  }
  useInactivity(receipt !== null && !isRepeated(receipt), retentionPeriod, (idleTime) => {
    if (idleTime >= retentionPeriod) signOut()
    // Each use puts off what is stored as well.
    else if (idleTime === 0) readReceipt()
  })
  return {
    receipt,
    save,
    /** Hides the receipt and deletes it. */
    hide,
    /** The same, and ends the access that came with it: for who leaves, or says so. */
    signOut,
  }
}
