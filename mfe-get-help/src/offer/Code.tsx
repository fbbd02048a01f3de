/** Asks for the code, which stands there already for whoever followed the link. Opening is a press, not a visit. */
import { Button, Notice, TextField } from '@access/kit'
import { PressForm } from './PressForm.tsx'
import type { Offering } from './useOffer.ts'
import { codeField, offerWords } from './words.ts'

export function Code({ offering }: { offering: Offering }) {
  const { code, setCode, errors, isPending } = offering
  return (
    <PressForm className="form" offering={offering} call="open">
      <Notice>
        <p>{offerWords.recorded}</p>
      </Notice>
      <TextField
        name="code"
        label={codeField.label}
        hint={codeField.hint}
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
          {isPending ? offerWords.working : offerWords.open}
        </Button>
      </div>
    </PressForm>
  )
}
