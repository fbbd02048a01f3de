/** Where else people can turn. */
import { Field } from '../management/fields/Field.tsx'
import { ReferralsInput } from './ReferralsInput.tsx'

export function ReferralFields() {
  return (
    <Field
      name="referralResources"
      label="Referrals"
      hint="In this order, those for the kind of problem first. At least one is for everybody"
      isWide
    >
      <ReferralsInput />
    </Field>
  )
}
