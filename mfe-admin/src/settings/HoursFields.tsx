/** When the office is open. */
import { Field } from '../management/fields/Field.tsx'
import { HolidaysInput } from './HolidaysInput.tsx'
import { HoursInput } from './HoursInput.tsx'

export function HoursFields() {
  return (
    <>
      <Field name="hours" label="Office hours" isWide>
        <HoursInput />
      </Field>
      <Field name="holidays" label="Holidays" isWide>
        <HolidaysInput />
      </Field>
    </>
  )
}
