/** What SMS_URL may say: the account of a provider of text messages, and encrypted off this machine. */
import { isLoopback } from './smtp-url.rules.ts'

export function isSmsUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  const isEncrypted = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
  return isEncrypted && username !== '' && password !== ''
}
