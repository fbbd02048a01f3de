/** Where the office is. */
import { Field } from '../management/fields/Field.tsx'
import { ChoiceField, TextField } from '../management/fields/index.tsx'
import { LinesInput } from './LinesInput.tsx'

export function PlaceFields() {
  return (
    <>
      <Field name="address" label="Address" hint="Street first, town on the last line" isWide>
        <LinesInput />
      </Field>
      <TextField
        name="serviceArea"
        label="Service area"
        hint="As it stands in a sentence, like “Riverton and the towns around it”"
      />
      <ChoiceField name="timeZone" label="Time zone" options={Intl.supportedValuesOf('timeZone')} />
    </>
  )
}
