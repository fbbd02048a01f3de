/** A form that does one thing: by script, and where there is none by being sent to the page itself. */
import { FormToken } from '@access/kit'
import type { FormEvent, ReactNode } from 'react'
import type { Call } from './calls.ts'
import { page } from './offer.form.ts'
import type { Offering } from './useOffer.ts'

export function PressForm({
  offering,
  call,
  className,
  children,
}: {
  offering: Offering
  call: Call
  className?: string
  children: ReactNode
}) {
  function onSubmit(event: FormEvent) {
    if (!offering.byScript) return
    event.preventDefault()
    void offering.act(call)
  }
  return (
    <form className={className} method="post" action={page} noValidate onSubmit={onSubmit}>
      <FormToken of={page} />
      <input type="hidden" name="do" value={call} />
      {children}
    </form>
  )
}
