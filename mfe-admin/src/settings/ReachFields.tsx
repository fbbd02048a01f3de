/** How people reach the office. */
import { Field } from '../management/fields/Field.tsx'
import { TextField } from '../management/fields/index.tsx'
import { AccountsInput } from './AccountsInput.tsx'

export function ReachFields() {
  return (
    <>
      <TextField name="phone" label="Phone" type="tel" hint="As people read it, like (555) 555-0100" />
      <TextField
        name="callingCode"
        label="Country code"
        type="tel"
        hint="For telephone numbers without one, like 1 or 48"
      />
      <TextField
        name="emergencyNumber"
        label="Emergency number"
        type="tel"
        hint="The number to call in danger, like 911 or 112"
      />
      <TextField name="email" label="Email" type="email" />
      <TextField
        name="intakeContact"
        label="Intake contact"
        hint="Whom to ask about requests, in one line. Optional"
        isWide
      />
      <Field name="social" label="Social media" hint="Links at the end of every page. Optional" isWide>
        <AccountsInput />
      </Field>
    </>
  )
}
