/** The way out: the mail server of SMTP_URL, or a folder where emails can be read when there is none; texts have their own. */
import type { Settings } from '@access/service-kit'
import { normalizeEmailAddress } from '@access/service-kit/validation/email-address.rules'
import { demandTls } from '@access/service-kit/validation/smtp-url.rules'
import { createTransport } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import type { OfficeSettings } from '../office/office-settings.ts'
import { deliverText } from './deliver-text.ts'
import { type EmailKind, isTextKind } from './emails/index.ts'
import { publicUrl } from './emails/office-values.ts'
import type { EmailPayload, OutboxEmail } from './outbox-email.entity.ts'
import { writeOutboxFile } from './outbox-folder.ts'
import { renderEmail, type StoredValues, toSingleLine } from './render-email.ts'

interface DeliveryContext {
  settings: Settings
  office: OfficeSettings
}

/** What is said of an email to deliver it. */
export type DeliveredEmail = Pick<OutboxEmail, 'id' | 'kind' | 'item' | 'createdAt'>

/** Delivers one email; throws when no server has accepted it. */
export async function deliverEmail(
  email: DeliveredEmail,
  payload: EmailPayload,
  context: DeliveryContext,
): Promise<void> {
  const { settings, office } = context
  const { kind, item } = email
  if (isTextKind(kind)) {
    const { text } = renderEmail(kind, payload.values, { office, settings, item })
    return deliverText(email, { to: payload.to, text }, settings)
  }
  const message = buildMessage(email, payload, context)
  const { SMTP_URL } = settings.env
  if (SMTP_URL)
    await createTransport({
      ...safeTransportOptions,
      ...timeouts,
      url: demandTls(SMTP_URL),
    }).sendMail(message)
  else await writeOutboxFile(settings, email, 'eml', await composeFile(message))
}

/** What stands in an email is never an order to read a file or an address. */
const safeTransportOptions = { disableFileAccess: true, disableUrlAccess: true }

/** In milliseconds: what hangs is given up within half a minute, unless SMTP_URL says otherwise (`?socketTimeout=`). */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

type Message = ReturnType<typeof buildMessage>

function buildMessage(
  { id, kind, item }: DeliveredEmail,
  { to, values }: EmailPayload,
  { settings, office }: DeliveryContext,
) {
  const from = parseMailbox(settings.env.MAIL_FROM || 'help@example.org')
  const { subject, text } = renderEmail(kind, values, { office, settings, item })
  return {
    // The same at every attempt, so that a second copy can be recognized.
    messageId: `<${id}@${new URL(publicUrl(settings)).hostname}>`,
    from: { ...from, name: toSingleLine(values.senderName ?? (from.name || office.name)) },
    replyTo: { name: '', address: getReplyTo(values, office) ?? from.address },
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    subject,
    text,
    headers: {
      ...(!kindsWrittenByPeople.includes(kind) && { 'Auto-Submitted': 'auto-generated' }),
      ...(values.endUrl && buildUnsubscribeHeaders(values.endUrl)),
    },
  }
}

/** What an email program shows as a button that ends these emails (RFC 2369), and does by itself (RFC 8058). */
const buildUnsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Of all others RFC 3834 wants to be told that nobody typed them, so that no absence notice answers them. */
const kindsWrittenByPeople: EmailKind[] = ['contactReply']

/**
 * The office's own address of the portal's Settings: replies have to be read, and MAIL_FROM may be a mailbox that only
 * sends. Not for who chose the name we write under: the office's address would say who we are.
 */
const getReplyTo = ({ senderName }: StoredValues, { email }: OfficeSettings) => (senderName ? null : email)

/** The mailbox in a header's value; the start command has seen that there is exactly one. */
function parseMailbox(header: string) {
  const [mailbox] = addressparser(header, { flatten: true })
  return { name: mailbox?.name ?? '', address: normalizeEmailAddress(mailbox?.address ?? header) }
}

async function composeFile(message: Message): Promise<Buffer> {
  const composer = createTransport({
    ...safeTransportOptions,
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  })
  return (await composer.sendMail(message)).message as Buffer
}
