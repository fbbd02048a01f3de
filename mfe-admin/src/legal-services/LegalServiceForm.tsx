/** A service's fields, in the order of its card on the site. */
import { LongField, NumberField, TextField } from '../management/fields/index.tsx'
import { IconField } from './IconField.tsx'

export function LegalServiceForm() {
  return (
    <>
      <TextField name="title" label="Title" isWide />
      <TextField name="category" label="Category" hint="Like Family Law" />
      <NumberField name="displayOrder" label="Order" hint="Smaller numbers come first" />
      <IconField />
      <LongField name="description" label="Description" rows={4} />
      <LongField name="eligibility" label="Eligibility" rows={3} />
      <LongField name="howToApply" label="How to apply" rows={3} />
    </>
  )
}
