/** What the form begins with, unseen: what it needs to be sent without script. */
import { FormToken } from '@access/kit'
import type { Journey } from '../journey.ts'
import { go, page } from '../plainForm.ts'

export function FormStart({ journey: { at, answers } }: { journey: Journey }) {
  return (
    <>
      <FormToken of={page} />
      {/* The Enter key presses the first button of a form, which is to lead on and not back. */}
      <button className="sr" type="submit" name="go" value={go.next} tabIndex={-1} aria-hidden="true" />
      {/* Chosen on the page before, and asked on the next step. */}
      {at === 0 && answers.category && <input type="hidden" name="category" value={answers.category} />}
    </>
  )
}
