/** What values of settings look like: in words, for the person who mends one, and as a check. */
import { createPrivateKey } from 'node:crypto'
import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { isEmailAddress, normalizeEmailAddress } from '@access/service-kit/validation/email-address.rules'
import { isSmsUrl } from '@access/service-kit/validation/sms-url.rules'
import { listForbiddenParameters } from '@access/service-kit/validation/smtp-url.rules'
import addressparser from 'nodemailer/lib/addressparser'

export interface Format {
  expected: string
  isAllowed(value: string, isProduction: boolean): boolean
}

const matching = (expected: string, pattern: RegExp): Format => ({
  expected,
  isAllowed: (value) => pattern.test(value),
})

export const oneOf = (...options: string[]): Format => ({
  expected: options.join(' or '),
  isAllowed: (value) => options.includes(value),
})

export const count = (unit: string, least: number, most: number): Format => ({
  expected: `a number of ${unit} from ${least} to ${most}`,
  isAllowed: (value) => /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most,
})

const isListOf = (isEntry: (entry: string) => boolean) => (value: string) =>
  value.split(',').every((entry) => isEntry(entry.trim()))

const hasProtocol = (value: string, ...protocols: string[]) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol)

export const port: Format = {
  expected: 'a port from 1 to 65535',
  isAllowed: (value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535,
}

export const host = matching('an address or a name of this machine, such as 127.0.0.1', /^[\w.:-]+$/)

export const publicUrl: Format = {
  expected: 'the address people type, such as https://help.example.org, without a path',
  isAllowed: (value) =>
    hasProtocol(value, 'http:', 'https:') && new URL(value).pathname === '/' && !/[?#@]/.test(value),
}

export const proxies: Format = {
  expected: 'addresses and networks such as 127.0.0.1, 10.0.0.0/8, with commas between them, or none',
  isAllowed: (value) => value === 'none' || isListOf(isNetwork)(value),
}

/** An address, or a network as address/bits; not that of everybody (/0), whose word would be worth nothing. */
function isNetwork(value: string): boolean {
  const [, address = '', bits = '1'] = /^([\da-f.:]+)(?:\/([1-9]\d*))?$/i.exec(value) ?? []
  return Number(bits) <= ({ 4: 32, 6: 128 }[isIP(address)] ?? 0)
}

/** A folder or a file that we make. */
export const place: Format = { expected: 'a path', isAllowed: (value) => !value.includes('\0') }

export const existingFile: Format = { expected: 'a file that is there', isAllowed: existsSync }

export const databaseUrl = matching(
  'postgresql://role:password@host:port/database',
  /^postgres(ql)?:\/\/\S+$/,
)

const isAddress = (value: string) => isEmailAddress(normalizeEmailAddress(value))

export const emailAddress: Format = { expected: 'an e-mail address', isAllowed: isAddress }

export const emailAddresses: Format = {
  expected: 'e-mail addresses, with commas between them',
  isAllowed: isListOf(isAddress),
}

export const mailbox: Format = {
  expected: 'one e-mail address, or Name <address>; quotes around a name with commas',
  isAllowed(value) {
    const [first, ...more] = addressparser(value)
    if (!first || more.length > 0 || first.group || /\p{Cc}/u.test(value)) return false
    // An address in its name would be a second one without a comma.
    return isAddress(first.address) && !first.name.includes('@')
  },
}

export const smtpUrl: Format = {
  expected:
    'smtp://user:password@host:587 or smtps://user:password@host:465, and no parameter that logs emails, and off this machine none that weakens TLS',
  isAllowed: (value) =>
    hasProtocol(value, 'smtp:', 'smtps:') &&
    new URL(value).hostname !== '' &&
    listForbiddenParameters(value).length === 0,
}

export const smsUrl: Format = {
  expected: 'https://ACCOUNT:TOKEN@api.twilio.com, or another host with the same Messages API',
  isAllowed: isSmsUrl,
}

export const smsSender = matching(
  'the number that texts come from, such as +15555550100, or the id of a messaging service (MG...)',
  /^(\+[1-9]\d{6,14}|MG[0-9a-fA-F]{32})$/,
)

export const hostPortOrSocket = matching('host:port or the path of a socket', /^(\/|[^\s/]+:\d{1,5}$)/)

export const ageRecipients = matching(
  'public keys of age (age1...), with commas between them',
  /^\s*age1[a-z0-9]{58,}\s*(,\s*age1[a-z0-9]{58,}\s*)*$/,
)

export const timeZone: Format = {
  expected: 'a time zone such as America/New_York',
  isAllowed(value) {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
    } catch {
      return false
    }
  },
}

export const releaseStore: Format = {
  expected: 'a folder, or an address that begins with https:',
  isAllowed: (value) => !value.includes('://') || hasProtocol(value, 'http:', 'https:'),
}

export const throttles: Format = {
  expected: 'on, or off for tests (never with NODE_ENV=production)',
  isAllowed: (value, isProduction) => value === 'on' || (value === 'off' && !isProduction),
}

/** A key in PEM may be written on one line, with \n for its line ends. */
export const normalizePem = (value: string) => value.trim().replaceAll('\\n', '\n')

export const signingKey: Format = {
  expected: 'an EC P-256 private key in PEM: openssl ecparam -genkey -name prime256v1 -noout',
  isAllowed(value) {
    try {
      const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(normalizePem(value))
      return asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1'
    } catch {
      return false
    }
  },
}

/** 32 random bytes have fewer than 12 different values about never; a placeholder has a few. */
const isVaried = (bytes: Buffer) => new Set(bytes).size >= 12

const isEncryptionKey = (value: string) =>
  /^[A-Za-z0-9+/]{43}=$/.test(value) && isVaried(Buffer.from(value, 'base64'))

export const encryptionKey: Format = {
  expected: '32 random bytes in base64: openssl rand -base64 32',
  isAllowed: isEncryptionKey,
}

export const encryptionKeys: Format = {
  expected: 'keys like ENCRYPTION_KEY, with commas between them',
  isAllowed: isListOf(isEncryptionKey),
}

export const randomHex: Format = {
  expected: 'at least 32 random bytes in hexadecimal: openssl rand -hex 32',
  isAllowed: (value) => /^([0-9a-fA-F]{2}){32,}$/.test(value) && isVaried(Buffer.from(value, 'hex')),
}

const wellKnownPasswords = /password|passwort|change-?me|administrator|letmein|qwerty|123456|default/g

export const password: Format = {
  expected: '12 to 256 characters, not a well-known password',
  isAllowed: (value, isProduction) =>
    value.length <= 256 && (!isProduction || (value.length >= 12 && !isWellKnown(value.toLowerCase()))),
}

/** A well-known word and little else, or few different characters. */
const isWellKnown = (plain: string) =>
  new Set(plain).size < 6 || plain.replaceAll(wellKnownPasswords, '').length < 5
