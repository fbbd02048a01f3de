/** Who of the staff gets mail. */
import { ListField } from '../management/fields/index.tsx'
import { TestEmail } from './TestEmail.tsx'

export function EmailFields() {
  return (
    <>
      <ListField
        name="staffEmails"
        label="Who gets an email about new requests and messages"
        hint="Email addresses, separated with commas. If empty, the server's STAFF_EMAIL, or else the first administrator."
        isWide
      />
      <TestEmail />
    </>
  )
}
