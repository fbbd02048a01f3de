/** What values of settings must look like, and what they are no good for. */
import { createPrivateKey } from 'node:crypto'
import { isIP } from 'node:net'
import { isEmailAddress, normalizeEmailAddress } from '@access/service-kit/validation/email-address.rules'
import addressparser from 'nodemailer/lib/addressparser'

export const isPort = (value: string) =>
  /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535

/** A key in PEM may be written on one line, with \n for its line ends. */
export const normalizePem = (value: string) => value.trim().replaceAll('\\n', '\n')

export function isSigningKey(pem: string): boolean {
  try {
    const key = createPrivateKey(pem)
    return key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}

/** 32 random bytes have fewer than 12 different values about never; a placeholder has a few. */
export const isVaried = (bytes: Buffer) => new Set(bytes).size >= 12

export function isEncryptionKey(value: string): boolean {
  return /^[A-Za-z0-9+/]{43}=$/.test(value) && isVaried(Buffer.from(value, 'base64'))
}

export function isUrl(value: string, protocols: string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol)
}

/** An address, or a network as address/bits; not that of everybody (/0), whose word would be worth nothing. */
export function isNetwork(value: string): boolean {
  const [, address = '', bits = '1'] = /^([\da-f.:]+)(?:\/([1-9]\d*))?$/i.exec(value) ?? []
  return Number(bits) <= ({ 4: 32, 6: 128 }[isIP(address)] ?? 0)
}

/** A single email address. */
export function isAddress(value: string): boolean {
  return isEmailAddress(normalizeEmailAddress(value))
}

/** A single mailbox; an address in its name would be a second one without a comma. */
export function isMailbox(value: string): boolean {
  const [mailbox, ...more] = addressparser(value)
  if (!mailbox || more.length > 0 || mailbox.group || /\p{Cc}/u.test(value)) return false
  return isAddress(mailbox.address) && !mailbox.name.includes('@')
}

export function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}

const wellKnownPasswords = [
  'password',
  'passwort',
  'changeme',
  'change-me',
  'administrator',
  'letmein',
  'qwerty',
  '123456',
  'default',
]

/** A password made of a well-known word and little else, or of few different characters. */
export function isWellKnownPassword(password: string): boolean {
  const plain = password.toLowerCase()
  const rest = wellKnownPasswords.reduce((left, word) => left.replaceAll(word, ''), plain)
  return new Set(plain).size < 6 || rest.length < 5
}
