/** The offer while its page is open: opened by its code, and answered. */
import { useSubmitted } from '@access/kit'
import { useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import { askThrough } from '../askThrough.ts'
import type { Call, Offer } from './calls.ts'
import { page } from './offer.form.ts'
import { type Errors, type Next, perform } from './perform.ts'
import type { Shows } from './takeForm.ts'
import { ended, failureText } from './words.ts'

export function useOffer() {
  const submitted = useSubmitted<never, Shows>(page)
  const ask = askThrough(useClient())
  const [offer, setOffer] = useState<Offer | null>(submitted?.shows?.offer ?? null)
  // What the server showed was opened by a code that only its form carries.
  const [isServers] = useState(offer !== null)
  const [code, setCode] = useState(submitted?.values.code ?? '')
  const [reason, setReason] = useState(submitted?.values.reason ?? '')
  const [errors, setErrors] = useState<Errors>(submitted?.errors ?? {})
  const [failure, setFailure] = useState(submitted?.failure ? failureText(submitted.failure) : null)
  const [isPending, setPending] = useState(false)
  // Beside the state, since two clicks can come before React has drawn the button anew.
  const underway = useRef(false)
  useCodeInAddress(setCode)

  function follow(next: Next) {
    setErrors('errors' in next ? next.errors : {})
    setFailure('failure' in next ? failureText(next.failure) : null)
    if ('offer' in next) setOffer(next.offer)
    if (!('ended' in next)) return
    setOffer(null)
    setErrors({ code: ended })
  }

  async function act(call: Call) {
    if (underway.current) return
    underway.current = true
    setPending(true)
    follow(await perform(ask, call, { code: code.trim(), reason }))
    underway.current = false
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
    act,
    /** Whether the forms are sent by script. */
    byScript: !isServers,
  }
}

export type Offering = ReturnType<typeof useOffer>

/** The code comes behind the #, which no server is told; once read, it does not stay in the address or the history. */
function useCodeInAddress(found: (code: string) => void) {
  useEffect(() => {
    const code = /^#([\w-]{20,})$/.exec(location.hash)?.[1]
    if (!code) return
    found(code)
    history.replaceState(history.state, '', location.pathname)
  }, [found])
}
