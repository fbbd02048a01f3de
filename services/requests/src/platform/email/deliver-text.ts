/** The way out of texts: the provider of SMS_URL, by the Messages API of Twilio, or the outbox folder when there is none. */
import type { Settings } from '@access/service-kit'
import { isSmsUrl } from '@access/service-kit/validation/sms-url.rules'
import { writeOutboxFile } from './outbox-folder.ts'

/** In milliseconds: for this long a reply of STOP waits for a text that is on its way. */
const timeout = 10_000

/** Throws when no provider has accepted it, with a code of `delivery-errors.ts`. */
export async function deliverText(
  file: { id: string; createdAt: Date },
  { to, text }: { to: string; text: string },
  settings: Settings,
): Promise<void> {
  const { SMS_URL, SMS_FROM = '' } = settings.env
  if (!SMS_URL) return writeOutboxFile(settings, file, 'txt', `To: ${to}\n\n${text}\n`)
  const { url, account, token } = parseSmsUrl(SMS_URL)
  // A messaging service of theirs chooses among several numbers.
  const sender = SMS_FROM.startsWith('MG') ? 'MessagingServiceSid' : 'From'
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}` },
    body: new URLSearchParams({ To: to, [sender]: SMS_FROM, Body: text }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  }).catch((error: Error & { cause?: { code?: string } }) => {
    throw Object.assign(new Error('no answer'), { code: `SMS ${error.cause?.code ?? error.name}` })
  })
  if (answer.ok) return void (await answer.body?.cancel())
  const { code, message } = (await answer.json().catch(() => ({}))) as { code?: unknown; message?: unknown }
  const errorCode = ['SMS', answer.status, Number(code) || ''].join(' ').trim()
  throw Object.assign(new Error('refused'), { code: errorCode, response: String(message ?? '') })
}

/** `https://ACCOUNT:TOKEN@host`: where texts are sent to, and the token that signs what comes from there. */
export function parseSmsUrl(smsUrl: string): { url: string; account: string; token: string } {
  if (!isSmsUrl(smsUrl)) throw Object.assign(new Error('SMS_URL is not encrypted'), { code: 'SMS insecure' })
  const { origin, username, password } = new URL(smsUrl)
  const [account, token] = [decodeURIComponent(username), decodeURIComponent(password)]
  return { url: `${origin}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, account, token }
}
