/** How soon applicants are answered. */
import { NumberField } from '../management/fields/index.tsx'

export function PromiseFields() {
  return (
    <>
      <NumberField
        name="firstAnswerHours"
        label="First answer, in hours"
        hint="Applicants read that you look at every request within this time. A change counts for requests that come in from then on: others keep the date that they were told. Messages go by it at once."
      />
      <NumberField
        name="emergencyAnswerHours"
        label="Answer in an emergency, in hours"
        hint="For requests whose applicants say that it is an emergency. It counts where it is less than the other."
      />
    </>
  )
}
