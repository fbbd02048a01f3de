/** One email: what fills it, and what it says. */
import type { OfficeValues } from './office-values.ts'

/** A paragraph, or its lines; what is empty is left out. */
type Paragraph = string | readonly string[]

export interface Email<Name extends string = string> {
  /** Values as the preview shows them. Their names are those that the sender must give. */
  example: Readonly<Record<Name, string>>
  subject: (values: EmailValues<Name>) => string
  text: (values: EmailValues<Name>) => readonly Paragraph[]
}

type EmailValues<Name extends string> = Readonly<Record<Name, string>> & OfficeValues

/** An email, with its values typed by its example. */
export const defineEmail = <Name extends string>(email: Email<Name>): Email<Name> => email
