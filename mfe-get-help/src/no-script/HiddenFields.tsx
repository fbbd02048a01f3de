/** The hidden fields that the form needs without script. */
import { FormToken } from '@access/kit'
import { formActions, requestFormPath } from '../journey/form-contract.ts'
import type { Journey } from '../journey/journey.ts'

export function HiddenFields({ journey: { stepIndex, answers } }: { journey: Journey }) {
  return (
    <>
      <FormToken formPath={requestFormPath} />
      {/* The Enter key presses the first button of a form, which must go forward and not back. */}
      <button
        className="sr"
        type="submit"
        name="go"
        value={formActions.next}
        tabIndex={-1}
        aria-hidden="true"
      />
      {/* Chosen on the previous page, asked on the next step. */}
      {stepIndex === 0 && answers.category && (
        <input type="hidden" name="category" value={answers.category} />
      )}
    </>
  )
}
