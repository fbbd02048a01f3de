/** A form for one action: by script, and without it by submitting to the page. */
import { FormToken } from '@access/kit'
import type { FormEvent, ReactNode } from 'react'
import type { OfferAction } from './offer-actions.ts'
import { offerPagePath } from './referral-offer.form.ts'
import type { ReferralOfferState } from './use-referral-offer.ts'

export function OfferActionForm({
  offerState,
  action,
  className,
  children,
}: {
  offerState: ReferralOfferState
  action: OfferAction
  className?: string
  children: ReactNode
}) {
  function onSubmit(event: FormEvent) {
    if (!offerState.isEnhanced) return
    event.preventDefault()
    void offerState.performAction(action)
  }
  return (
    <form className={className} method="post" action={offerPagePath} noValidate onSubmit={onSubmit}>
      <FormToken formPath={offerPagePath} />
      <input type="hidden" name="do" value={action} />
      {children}
    </form>
  )
}
