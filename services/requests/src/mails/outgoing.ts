/** The way out: the mail server of SMTP_URL, or a folder where mails can be read when there is none. */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Settings } from '@access/service-kit'
import { createTransport } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import type { Office } from '../office/office.ts'
import type { Letter, Mail } from './mail.ts'
import { ourValues, publicUrl } from './ourValues.ts'
import { type MailKind, onOneLine, type Values, written } from './templates.ts'

interface Sending {
  settings: Settings
  office: Office
}

/** Sends one mail; an error when nobody has taken it. */
export async function send(mail: Mail, letter: Letter, sending: Sending): Promise<void> {
  const message = messageOf(mail, letter, sending)
  const { settings } = sending
  const { SMTP_URL } = settings.env
  if (SMTP_URL) await createTransport({ ...safely, ...patience, url: SMTP_URL }).sendMail(message)
  else await intoFolder(path.join(settings.dataDir, 'outbox'), mail, message)
}

/** What stands in a mail is never an order to read a file or an address. */
const safely = { disableFileAccess: true, disableUrlAccess: true }

/** In milliseconds: what hangs is given up within half a minute, unless SMTP_URL says otherwise (`?socketTimeout=`). */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

type Message = ReturnType<typeof messageOf>

function messageOf({ id, kind, item }: Mail, { to, values }: Letter, { settings, office }: Sending) {
  const from = mailboxIn(settings.env.MAIL_FROM || 'Access to Justice <help@example.org>')
  const { subject, text } = written(kind, { ...ourValues(office, settings, item), ...values })
  return {
    // The same at every try: whoever got it twice can tell.
    messageId: `<${id}@${new URL(publicUrl(settings)).hostname}>`,
    from: { ...from, name: onOneLine(values.senderName ?? from.name) },
    replyTo: { name: '', address: repliesTo(values, office) ?? from.address },
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    subject,
    text,
    headers: typedByPeople.includes(kind) ? {} : { 'Auto-Submitted': 'auto-generated' },
  }
}

/** Of all others RFC 3834 wants to be told that nobody typed them, so that no absence notice answers them. */
const typedByPeople: MailKind[] = ['contactReply']

/**
 * The office's own address of the portal's Settings: replies have to be read, and MAIL_FROM may be a mailbox that only
 * sends. Not for who chose the name we write under: the office's address would say who we are.
 */
const repliesTo = ({ senderName }: Values, { email }: Office) => (senderName ? null : email)

/** The mailbox in a header's value; the start command has seen that there is exactly one. */
function mailboxIn(header: string) {
  const [mailbox] = addressparser(header, { flatten: true })
  return mailbox ?? { name: '', address: header }
}

/** One file a mail, whole or not at all; its name tells nothing of whom it is for. */
async function intoFolder(folder: string, { id, createdAt }: Mail, message: Message): Promise<void> {
  const composer = createTransport({ ...safely, streamTransport: true, buffer: true, newline: 'windows' })
  const { message: eml } = await composer.sendMail(message)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, `${createdAt.toISOString().replaceAll(':', '-')}-${id}.eml`)
  await writeFile(`${file}.unfinished`, eml as Buffer, { mode: 0o600, flush: true })
  await rename(`${file}.unfinished`, file)
}
