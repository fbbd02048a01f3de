/** The state of the status page: lookup, actions of the applicant, and expiry. */
import { useBeforeFirstPaint, useOnQuickExit } from '@access/kit'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useClient } from 'urql'
import { deleteReceipt, readReceipt, receiptLinkState } from '../components/receipt/receipt-storage.ts'
import { createApiClient } from '../platform/api-client.ts'
import { useEndAccess } from '../platform/use-end-access.ts'
import type { AuthorizedRequestStatusFragment, RequestStatusFragment } from './status.generated.ts'
import { formatFailure } from './status.messages.ts'
import {
  type ActionInput,
  type Errors,
  performStatusAction,
  type StatusAction,
  type StatusOutcome,
} from './status-actions.ts'
import { useFormResult } from './use-form-result.ts'
import { useMessageDraft } from './use-message-draft.ts'
import { type Expiry, useSessionExpiry } from './use-session-expiry.ts'

/** Without script the form token carries the encrypted access token, and the page has none. */
interface OpenStatus {
  requestStatus: RequestStatusFragment
  accessToken: string | null
  /** When the access token is over, by this device's clock in milliseconds. */
  endsAt: number | null
}

export function useRequestStatus() {
  const formResult = useFormResult()
  const state = useLocation().state as Partial<typeof receiptLinkState> | null
  const comesFromReceipt = state?.from === receiptLinkState.from
  const executeOperation = createApiClient(useClient())
  const endAccess = useEndAccess()
  const [openStatus, setOpenStatus] = useState<OpenStatus | null>(
    formResult.requestStatus && { requestStatus: formResult.requestStatus, accessToken: null, endsAt: null },
  )
  const [expiry, setExpiry] = useState<Expiry | null>(formResult.isExpired ? 'over' : null)
  const [errors, setErrors] = useState<Errors>(formResult.errors)
  const [failure, setFailure] = useState(formResult.failure)
  const [values, setValues] = useState(formResult.values)
  const [pending, setPending] = useState<readonly StatusAction[]>([])
  const [isOpening, setIsOpening] = useState(false)
  const draft = useMessageDraft(formResult.requestStatus?.reference ?? null, formResult.values.text ?? '')
  // Deduplicates equal calls, however often a button is pressed.
  const pendingCalls = useRef(new Map<string, StatusAction>())
  const previousCall = useRef<Promise<unknown>>(Promise.resolve())
  const visit = useRef(0)

  function applyStatus({
    accessToken,
    accessSecondsLeft,
    ...requestStatus
  }: AuthorizedRequestStatusFragment) {
    setOpenStatus({ requestStatus, accessToken, endsAt: Date.now() + accessSecondsLeft * 1000 })
    setValues({})
    draft.setReference(requestStatus.reference)
  }

  // Responses of pending calls are ignored from now on.
  function close() {
    visit.current += 1
    pendingCalls.current = new Map()
    previousCall.current = Promise.resolve()
    setPending([])
    setIsOpening(false)
    setOpenStatus(null)
    setValues({})
    setErrors({})
    setFailure(null)
  }
  function onExpire(reason: Expiry) {
    close()
    deleteReceipt()
    setExpiry(reason)
  }
  function clear() {
    close()
    setExpiry(null)
    draft.clear()
  }
  /** Ends the access, and shows the lookup form. */
  function signOut() {
    endAccess(openStatus?.accessToken)
    deleteReceipt()
    flushSync(clear)
    document.getElementById('reference')?.focus()
  }

  async function refresh(accessToken: string) {
    const thisVisit = visit.current
    const outcome = await performStatusAction(executeOperation, 'refresh', { accessToken })
    if ('status' in outcome && thisVisit === visit.current && pendingCalls.current.size === 0)
      applyStatus(outcome.status)
  }

  const warning = useSessionExpiry(openStatus !== null, {
    endsAt: openStatus?.endsAt ?? null,
    onExpire,
    onLeave: clear,
  })

  function applyOutcome(outcome: StatusOutcome): RequestStatusFragment | undefined {
    if ('isExpired' in outcome) {
      onExpire('over')
      return undefined
    }
    setErrors('errors' in outcome ? outcome.errors : {})
    setFailure('failure' in outcome ? formatFailure(outcome.failure, outcome.retryAfter) : null)
    if (!('status' in outcome)) return undefined
    applyStatus(outcome.status)
    return outcome.status
  }

  /**
   * One after the other, so that the last response is the newest. Resolves to the new status; to undefined when the
   * action failed, and then the page shows why.
   */
  async function performAction(
    action: StatusAction,
    input: Partial<ActionInput> = {},
  ): Promise<RequestStatusFragment | undefined> {
    const callKey = JSON.stringify([action, input])
    if (pendingCalls.current.has(callKey)) return undefined
    const thisVisit = visit.current
    pendingCalls.current.set(callKey, action)
    setPending([...pendingCalls.current.values()])
    const currentCall = previousCall.current.then(() =>
      performStatusAction(
        executeOperation,
        action,
        openStatus?.accessToken ? { accessToken: openStatus.accessToken, ...input } : input,
      ),
    )
    previousCall.current = currentCall
    const outcome = await currentCall
    if (thisVisit !== visit.current) return undefined
    pendingCalls.current.delete(callKey)
    setPending([...pendingCalls.current.values()])
    // The receipt has the passphrase of before.
    if ((action === 'erase' || action === 'replacePassphrase') && 'status' in outcome) deleteReceipt()
    // The status may have changed in the meantime.
    if ('failure' in outcome && openStatus?.accessToken) refresh(openStatus.accessToken)
    return applyOutcome(outcome)
  }

  // The receipt's link opens its request without the form; any other visit shows the form.
  useBeforeFirstPaint(() => {
    const receipt = comesFromReceipt && !formResult.hasResult ? readReceipt() : null
    if (!receipt) return
    const { reference, passphrase } = receipt
    const thisVisit = visit.current
    setIsOpening(true)
    performAction('open', { reference, passphrase }).then((openedStatus) => {
      if (thisVisit !== visit.current) return
      setIsOpening(false)
      // A failed lookup can be repeated with one press.
      if (!openedStatus) setValues({ reference, passphrase })
    })
  })
  useOnQuickExit(() => {
    deleteReceipt()
    endAccess(openStatus?.accessToken)
  })

  return {
    requestStatus: openStatus?.requestStatus ?? null,
    /** Whether the request of the stored receipt is being opened. */
    isOpening,
    /** Whether the forms are submitted by script; not for a status that the server rendered. */
    isEnhanced: openStatus === null || openStatus.accessToken !== null,
    /** Why it was closed, until the applicant goes on. */
    expiry,
    errors,
    failure,
    /** The values of the fields after a form submitted without script. */
    values,
    pending,
    draft,
    warning,
    accessToken: openStatus?.accessToken ?? null,
    /** For components with mutations of their own: the new access token, or null when it has expired. */
    onAccessToken(accessToken: string | null) {
      if (accessToken === null) onExpire('over')
      else setOpenStatus((previous) => previous && { ...previous, accessToken })
    },
    /** Goes from the expiry notice to the lookup form. */
    reopenLookup: () => setExpiry(null),
    signOut,
    performAction,
  }
}

export type StatusState = ReturnType<typeof useRequestStatus>
