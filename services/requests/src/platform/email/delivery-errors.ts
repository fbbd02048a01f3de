/** Why an email was not delivered: as a short code that holds nothing personal, and in words that say what to do about it. */
import { toSingleLine } from './render-email.ts'

/** What we read of the errors of nodemailer and the file system. */
interface DeliveryError {
  code?: string
  /** The system's own code where nodemailer put a wider one in its place. */
  originalCode?: string
  /** The server's answer, and the number that it begins with. */
  response?: string
  responseCode?: number
  /** The step that it answered: `RCPT TO`, `AUTH PLAIN`, ... */
  command?: string
}

/**
 * `SMTP 550 5.1.1 RCPT TO` for an answer of the mail server's (with the code of RFC 3463 where it gave one, and the
 * step), otherwise the code of what went wrong, such as `ECONNREFUSED`. Never words, which may hold addresses.
 */
export function getErrorCode(error: unknown): string {
  const { code, originalCode, response, responseCode, command } = error as DeliveryError
  if (!responseCode) return originalCode ?? code ?? (error as Error).name
  const status = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1]
  const step = /^(?:MAIL FROM|RCPT TO|\w+)/.exec(command ?? '')?.[0]
  return ['SMTP', responseCode, status, step].filter(Boolean).join(' ')
}

/** What the mail server said, on one line; null when it said nothing. It may hold addresses. */
export function getServerReply(error: unknown): string | null {
  const reply = toSingleLine((error as DeliveryError).response || '')
  return (reply.length > 500 ? `${reply.slice(0, 499)}…` : reply) || null
}

/**
 * Whether trying again is in vain: the server refuses this recipient or this text. What it says of the sender, the
 * sign-in, this machine, or whether it passes email on for us (5.7), an operator can mend while the email waits.
 */
export function isPermanentFailure(error: unknown): boolean {
  // No code: not from the way out, but ours; an email that cannot be opened will not open later.
  const { code } = error as DeliveryError
  if (code === undefined || code === 'STOPPED' || code.startsWith('SMS 400')) return true
  return (
    /^SMTP 55\d .*(RCPT TO|DATA)$/.test(getErrorCode(error)) &&
    !/ 5\.7\.\d+ RCPT TO$/.test(getErrorCode(error))
  )
}

/** What a code means, and what to do, in plain sentences. */
export function explainError(code: string): string {
  const [, explanation] = Object.entries(explanations).find(([codes]) => new RegExp(codes).test(code)) ?? []
  return explanation ?? `The email could not be sent, for an unknown reason: ${code}.`
}

/** The same for an email that is not tried again by itself. */
export const explainSingleAttempt = (code: string) => explainError(code).replace(`${retryAdvice} `, '')

const contactAdvice = 'Ask the person who runs the mail server.'
const retryAdvice = 'It is tried again by itself for two days.'

/** By the code, as a regular expression: the first that fits counts. */
const explanations: Record<string, string> = {
  '^HELD_RECIPIENT$':
    'It was held back: visitors caused three emails to this address within a day, and the person who typed it may not be its owner. Send it again only if you know that they want it.',
  '^HELD_CLIENT$':
    'It was held back: more than thirty emails were requested from one connection within an hour. If many people share it, as in a shelter, send it again. Otherwise somebody may be misusing a form.',
  '^HELD_ALL$':
    'It was held back: visitors have brought about more emails within an hour than we send. If you did not expect so many, somebody may be misusing a form. Otherwise send it again.',
  '^STOPPED$|^SMS 400 21610$':
    'Nothing is texted to this number: STOP was sent from it. Texts go on once START is sent from it. Reach them another way.',
  '^SMS 400':
    'The provider of text messages does not take a text for this number, or the sender in SMS_FROM. If others arrive, the number is mistyped or takes no texts: reach them another way.',
  '^SMS 40[134]':
    'The provider of text messages refuses the account. Check SMS_URL (https://ACCOUNT:TOKEN@host) and SMS_FROM.',
  '^SMS': `The provider of text messages in SMS_URL could not be reached, or does not take the text for now. ${retryAdvice}`,
  '^ERR_TLS_CERT_ALTNAME':
    'The mail server’s certificate is for another name than the host in SMTP_URL. Write the name that the certificate is for into SMTP_URL, or have the server given one that fits.',
  '^CERT_HAS_EXPIRED': `The mail server’s certificate has expired. Ask the person who runs the mail server to renew it. If it has not expired, this machine’s clock is wrong.`,
  '^CERT_NOT_YET': `The mail server’s certificate is not valid yet. Check this machine’s clock. ${contactAdvice}`,
  'CERT|^UNABLE_TO_':
    'The mail server’s certificate is signed by nobody whom this machine trusts. Have the server given a public certificate, or name the file with the certificate of who signed it in NODE_EXTRA_CA_CERTS and start again.',
  '^ERR_SSL|^EPROTO$|^ETLS|STARTTLS$':
    'No encrypted connection to the mail server could be made, and without one no email leaves this machine: it waits. The server must offer STARTTLS; in SMTP_URL, smtps:// goes with port 465, and smtp:// with 587 or 25.',
  '^(EDNS|ENOTFOUND|EAI_)':
    'No address can be found for the mail server’s name in SMTP_URL. Check how it is written, and that this machine can look names up.',
  '^ECONNREFUSED':
    'Nothing answers at the host and port of SMTP_URL. Check both, and that the mail server runs.',
  '^(EHOST|ENET|EADDRNOTAVAIL)':
    'This machine has no way to the mail server. Check its network and the host in SMTP_URL.',
  '^ETIMEDOUT':
    'The mail server did not answer in time. Check host and port in SMTP_URL (smtps:// goes with 465, smtp:// with 587 or 25), and whether a firewall is in the way.',
  '^(ECONN|EPIPE|ESOCKET)': `The connection to the mail server broke off before it had taken the mail. ${retryAdvice} If this continues, ask the person who runs the mail server.`,
  '^SMTP 530':
    'The mail server wants a user name and password first. Write them into SMTP_URL: smtp://user:password@host:587.',
  '^SMTP 4': `The mail server does not take the mail for now. ${retryAdvice} If this continues, ask the person who runs it.`,
  '^EAUTH|^SMTP 5.* AUTH$|^SMTP 53':
    'The mail server refuses the user name and password in SMTP_URL. Check both; @ : / and % in them are written %40 %3A %2F and %25 there.',
  'MAIL FROM$': `The mail server does not let us send from the address in MAIL_FROM. Write one there that belongs to the user in SMTP_URL, or have it allowed.`,
  '5\\.7\\.\\d+ RCPT TO$': `The mail server does not pass on mail for us to this recipient. Check that SMTP_URL has a user name and password. ${contactAdvice}`,
  '^SMTP 552.* RCPT TO$|5\\.2\\.2 RCPT TO$':
    'The recipient’s mailbox is full. Reach them another way, or send it again later.',
  'RCPT TO$':
    'The mail server does not take mail for this recipient. The address may be mistyped or given up: reach them another way.',
  DATA$: `The mail server refuses what the mail says, often because it takes it for spam. ${contactAdvice} SPF and DKIM for the domain of MAIL_FROM help.`,
  '^SMTP 5\\d\\d$': `The mail server refuses the mail. ${contactAdvice}`,
  '^(SMTP|EPROTOCOL)': `The mail server takes no mail from this machine. ${contactAdvice}`,
  '^EENVELOPE':
    'The address in MAIL_FROM, or the recipient’s, is none that mail can be sent with. Check MAIL_FROM.',
  '^DecryptionError':
    'The email cannot be decrypted: no key in ENCRYPTION_KEY or ENCRYPTION_KEYS_BEFORE fits it.',
  '^(EACCES|EPERM|EROFS|ENOSPC|EDQUOT|ENOTDIR|EISDIR|EEXIST|EMFILE)':
    'The mail could not be written into DATA_DIR/outbox. Check that the disk has space and that the folder is the product’s own.',
}
