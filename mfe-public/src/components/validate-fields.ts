/** Quick validation without the server: the rules are complete, but too large for the browser bundle. */
import { removeInvisible } from '@access/service-kit/text/invisible-characters.rules'
import { isEmailAddress, normalizeEmailAddress } from '@access/service-kit/validation/email-address.rules'

const invalidEmailMessage = 'Enter an email address in the correct format, like name@example.org'

/** The errors by field: those of `requiredMessages` for empty fields, and that an email address is none. */
export function validateFields<Field extends string>(
  values: Record<NoInfer<Field> | 'email', string>,
  requiredMessages: Record<Field, string>,
): Partial<Record<string, string>> {
  const messages = Object.entries<string>(requiredMessages)
  const errors: Partial<Record<string, string>> = Object.fromEntries(
    messages.filter(([field]) => !removeInvisible(values[field as Field]).trim()),
  )
  if (!errors.email && !isEmailAddress(normalizeEmailAddress(values.email)))
    errors.email = invalidEmailMessage
  return errors
}
