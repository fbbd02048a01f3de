/** The form for the code, which is filled in from the link. Opening takes a press, since it is recorded. */
import { Button, Notice, TextField } from '@access/kit'
import { OfferActionForm } from './OfferActionForm.tsx'
import { codeFieldMessages, offerMessages } from './referral-offer.messages.ts'
import type { ReferralOfferState } from './use-referral-offer.ts'

export function OfferCodeForm({ offerState }: { offerState: ReferralOfferState }) {
  const { code, setCode, errors, isPending } = offerState
  return (
    <OfferActionForm className="form" offerState={offerState} action="open">
      <Notice>
        <p>{offerMessages.recorded}</p>
      </Notice>
      <TextField
        name="code"
        label={codeFieldMessages.label}
        hint={codeFieldMessages.hint}
        error={errors.code}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        required
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <div>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? offerMessages.opening : offerMessages.open}
        </Button>
      </div>
    </OfferActionForm>
  )
}
