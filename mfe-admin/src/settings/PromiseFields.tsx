/** How soon applicants are answered. */
import { NumberField } from '../management/fields/index.tsx'

export function PromiseFields() {
  return (
    <>
      <NumberField
        name="firstAnswerHours"
        label="First answer, in hours"
        hint="Applicants read that you look at every request within this time. A change applies to new requests; earlier ones keep their date. For messages it applies at once."
      />
      <NumberField
        name="emergencyAnswerHours"
        label="Answer in an emergency, in hours"
        hint="For requests marked as an emergency. It applies where it is shorter than the other."
      />
    </>
  )
}
