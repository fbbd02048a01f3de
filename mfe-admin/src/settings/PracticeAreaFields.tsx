/** The areas of law in which the organisation helps. */
import { Field } from '../management/fields/Field.tsx'
import { PracticeAreasInput } from './PracticeAreasInput.tsx'
import { RemovedPracticeAreas } from './RemovedPracticeAreas.tsx'

export function PracticeAreaFields() {
  return (
    <>
      <Field name="practiceAreas" label="Practice areas" isWide>
        <PracticeAreasInput />
      </Field>
      <RemovedPracticeAreas />
    </>
  )
}
