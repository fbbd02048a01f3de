/** Who of the staff gets mail. */
import { ListField } from '../management/fields/index.tsx'
import { TestEmail } from './TestEmail.tsx'

export function EmailFields() {
  return (
    <>
      <ListField
        name="staffEmails"
        label="Who is told of new requests"
        hint="Email addresses, separated with commas. While there is none, those of the server’s settings are told."
        isWide
      />
      <TestEmail />
    </>
  )
}
