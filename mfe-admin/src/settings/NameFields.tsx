/** What the organisation is called. */
import { TextField } from '../management/fields/index.tsx'

export function NameFields() {
  return (
    <>
      <TextField name="name" label="Name of the organization" isWide />
      <TextField name="tagline" label="Tagline" hint="A few words below the name" />
      <TextField
        name="description"
        label="Description"
        hint="What you do, in one line, for search engines and shared links"
      />
    </>
  )
}
