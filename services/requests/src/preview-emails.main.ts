/** Prints every email with example values, or those named: `node services/requests/src/preview-emails.main.ts erased`. */
import { type EmailKind, emails } from './platform/email/emails/index.ts'
import { renderEmail } from './platform/email/render-email.ts'

const office = {
  name: 'Access to Justice',
  phone: '(555) 555-0100',
  openWhen: 'Monday to Friday, 9 AM to 5 PM',
}
const named = process.argv.slice(2)
for (const kind of Object.keys(emails) as EmailKind[]) {
  if (named.length > 0 && !named.includes(kind)) continue
  const { subject, text } = renderEmail(kind, emails[kind].example, { office, settings: { env: {} } })
  process.stdout.write(`── ${kind}\nSubject: ${subject}\n\n${text}\n\n`)
}
