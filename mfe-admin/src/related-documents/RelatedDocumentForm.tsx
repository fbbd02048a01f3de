/** The fields of a document that belongs beside the constitution. */
import { FileField } from '../management/fields/files/FileField.tsx'
import { LongField, NumberField, SwitchField, TextField } from '../management/fields/index.tsx'

export function RelatedDocumentForm() {
  return (
    <>
      <TextField name="title" label="Title" isWide />
      <LongField name="description" label="Description" rows={3} />
      <FileField name="file" label="File" hint="A PDF: upload it, drop it here, or write its address" />
      <NumberField name="displayOrder" label="Order" hint="Smaller numbers come first" />
      <SwitchField
        name="available"
        label="Available"
        hint="Visitors open the file; otherwise they can ask for it"
      />
    </>
  )
}
