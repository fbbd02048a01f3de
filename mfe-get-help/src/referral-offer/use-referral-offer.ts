/** The state of the offer page: the offer is opened by its code and answered. */
import { useSubmittedForm } from '@access/kit'
import { useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import { createApiClient } from '../platform/api-client.ts'
import type { ViewState } from './handle-offer-form.ts'
import { type Errors, type OfferAction, type OfferOutcome, performOfferAction } from './offer-actions.ts'
import { offerPagePath } from './referral-offer.form.ts'
import type { ReceivedOfferFragment } from './referral-offer.generated.ts'
import { formatFailure } from './referral-offer.messages.ts'

export function useReferralOffer() {
  const submitted = useSubmittedForm<never, ViewState>(offerPagePath)
  const executeOperation = createApiClient(useClient())
  const [offer, setOffer] = useState<ReceivedOfferFragment | null>(submitted?.viewState?.offer ?? null)
  // An offer rendered by the server was opened by a code that only its form token carries.
  const [isServerRendered] = useState(offer !== null)
  const [code, setCode] = useState(submitted?.values.code ?? '')
  const [reason, setReason] = useState(submitted?.values.reason ?? '')
  const [errors, setErrors] = useState<Errors>(submitted?.errors ?? {})
  const [failure, setFailure] = useState(submitted?.failure ? formatFailure(submitted.failure) : null)
  const [isPending, setPending] = useState(false)
  // Beside the state, since a second click can come before React has rendered again.
  const isRunning = useRef(false)
  useCodeFromUrl(setCode)

  function applyOutcome(outcome: OfferOutcome) {
    setErrors('errors' in outcome ? outcome.errors : {})
    setFailure('failure' in outcome ? formatFailure(outcome.failure) : null)
    if ('offer' in outcome) setOffer(outcome.offer)
    if (!('endedBecause' in outcome)) return
    setOffer(null)
    setErrors({ code: outcome.endedBecause })
  }

  async function performAction(action: OfferAction) {
    if (isRunning.current) return
    isRunning.current = true
    setPending(true)
    applyOutcome(await performOfferAction(executeOperation, action, { code: code.trim(), reason }))
    isRunning.current = false
    setPending(false)
  }

  return {
    offer,
    code,
    setCode,
    reason,
    setReason,
    errors,
    failure,
    isPending,
    performAction,
    /** Whether the forms are submitted by script. */
    isEnhanced: !isServerRendered,
  }
}

export type ReferralOfferState = ReturnType<typeof useReferralOffer>

/** The code is in the fragment, which is not sent to servers; it is removed from the URL and the history once read. */
function useCodeFromUrl(onCode: (code: string) => void) {
  useEffect(() => {
    const code = /^#([\w-]{20,})$/.exec(location.hash)?.[1]
    if (!code) return
    onCode(code)
    history.replaceState(history.state, '', location.pathname)
  }, [onCode])
}
