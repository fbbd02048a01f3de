/**
 * Every setting, once: its name, what it is when it is not set, and what it must be. `.env.example` explains them
 * to people; a test holds the two together.
 */

import { createPrivateKey } from 'node:crypto'
import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'
import addressparser from 'nodemailer/lib/addressparser'

export type Environment = Record<string, string | undefined>

/** A setting that is wrong: what it is (unless secret) and what is expected. */
export interface Wrong {
  name: string
  is: string
  expected: string
}

interface Setting {
  name: string
  otherwise?: string
  /** With NODE_ENV=production, what it is when it is not set. */
  otherwiseInProduction?: string
  secret?: true
  /** With NODE_ENV=production it must be set. */
  production?: 'required'
  expected: string
  /** Whether a value that is set may be used. */
  allows(value: string, production: boolean): boolean
}

const isPort = (value: string) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535
const innerPort = (name: string): Setting => ({
  name,
  expected: 'a port from 1 to 65535, or nothing for a free one',
  allows: isPort,
})
const hours = (name: string, otherwise: string): Setting => ({
  name,
  otherwise,
  expected: 'a number of hours',
  allows: (value) => Number(value) > 0 && Number(value) <= 24 * 365,
})
const oneOf = (...options: string[]) => ({
  expected: options.join(' or '),
  allows: (value: string) => options.includes(value),
})

export const settings: Setting[] = [
  { name: 'NODE_ENV', ...oneOf('development', 'production', 'test') },
  { name: 'PORT', otherwise: '3000', expected: 'a port from 1 to 65535', allows: isPort },
  {
    name: 'HOST',
    expected: 'an address of this machine, such as 127.0.0.1',
    allows: (value) => /^[\w.:-]+$/.test(value),
  },
  {
    name: 'PUBLIC_URL',
    expected: 'the address people type, such as https://help.example.org, without a path',
    allows: (value) =>
      isUrl(value, ['http:', 'https:']) && new URL(value).pathname === '/' && !/[?#]/.test(value),
  },
  {
    name: 'TRUSTED_PROXIES',
    expected: 'addresses and networks such as 127.0.0.1, 10.0.0.0/8, with commas between them',
    allows: (value) => value.split(',').every((entry) => isNetwork(entry.trim())),
  },
  { name: 'DATA_DIR', otherwise: '.data', expected: 'a folder', allows: (value) => !value.includes('\0') },
  {
    name: 'DATABASE_URL',
    secret: true,
    expected: 'postgresql://role:password@host:port/database',
    // Without a host (a socket's folder stands behind ?host=) it is none by the rules of addresses.
    allows: (value) => /^postgres(ql)?:\/\/\S+$/.test(value),
  },
  {
    name: 'DATABASE_PREFIX',
    otherwise: 'access',
    expected: 'lower-case letters, digits and _, at most 40, beginning with a letter',
    allows: (value) => /^[a-z][a-z0-9_]{0,39}$/.test(value),
  },
  {
    name: 'ADMIN_EMAIL',
    otherwise: 'admin@example.org',
    expected: 'an e-mail address',
    allows: isAddress,
  },
  {
    name: 'ADMIN_PASSWORD',
    secret: true,
    production: 'required',
    expected: '12 to 256 characters, not a well-known password',
    allows: (value, production) =>
      value.length <= 256 && (!production || (value.length >= 12 && !isWellKnown(value))),
  },
  {
    name: 'SMTP_URL',
    secret: true,
    expected: 'smtp://user:password@host:587 or smtps://user:password@host:465',
    allows: (value) => isUrl(value, ['smtp:', 'smtps:']) && new URL(value).hostname !== '',
  },
  {
    name: 'MAIL_FROM',
    otherwise: 'Access to Justice <help@example.org>',
    expected: 'one e-mail address, or Name <address>; quotes around a name with commas',
    allows: isMailbox,
  },
  {
    name: 'STAFF_EMAIL',
    expected: 'e-mail addresses, with commas between them',
    allows: (value) => value.split(',').every((address) => isAddress(address.trim())),
  },
  {
    name: 'CLAMD',
    expected: 'host:port or the path of a socket',
    allows: (value) => value.startsWith('/') || /^[^\s/]+:\d{1,5}$/.test(value),
  },
  {
    name: 'BACKUP_DAYS',
    otherwise: '35',
    expected: 'a number of days from 1 to 3650',
    allows: (value) => /^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= 3650,
  },
  { name: 'SEED', otherwise: 'demo', otherwiseInProduction: 'none', ...oneOf('demo', 'none') },
  {
    name: 'TIME_ZONE',
    otherwise: 'America/New_York',
    expected: 'a time zone such as America/New_York',
    allows: isTimeZone,
  },
  {
    name: 'LOG_LEVEL',
    otherwise: 'info',
    ...oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  },
  {
    name: 'THROTTLES',
    otherwise: 'on',
    expected: 'on, or off for tests (never with NODE_ENV=production)',
    allows: (value, production) => value === 'on' || (value === 'off' && !production),
  },
  {
    name: 'AUTH_SIGNING_KEY',
    secret: true,
    production: 'required',
    expected: 'an EC P-256 private key in PEM: openssl ecparam -genkey -name prime256v1 -noout',
    allows: (value) => isSigningKey(asPem(value)),
  },
  {
    name: 'SEALING_KEY',
    secret: true,
    production: 'required',
    expected: '32 random bytes in base64: openssl rand -base64 32',
    allows: isSealingKey,
  },
  {
    name: 'SEALING_KEYS_BEFORE',
    secret: true,
    expected: 'keys like SEALING_KEY, with commas between them',
    allows: (value) => value.split(',').every((key) => isSealingKey(key.trim())),
  },
  {
    name: 'INTERNAL_SECRET',
    secret: true,
    production: 'required',
    expected: 'at least 32 random bytes in hexadecimal: openssl rand -hex 32',
    allows: (value) => /^([0-9a-fA-F]{2}){32,}$/.test(value) && isVaried(Buffer.from(value, 'hex')),
  },
  hours('SESSION_IDLE_HOURS', '8'),
  hours('SESSION_MAX_HOURS', '24'),
  innerPort('AUTH_PORT'),
  innerPort('CONTENT_PORT'),
  innerPort('REQUESTS_PORT'),
  innerPort('GATEWAY_PORT'),
  { name: 'CHROMIUM_PATH', expected: 'the path of Chromium or Chrome', allows: (value) => existsSync(value) },
]

/** The settings after the check: what was set, or what stands in for it; '' when nothing does. */
export interface Settings {
  production: boolean
  port: number
  /** Where the data lie, absolute. */
  dataDir: string
  get(name: string): string
}

/** Reads the environment; everything that is wrong comes back at once. Blank means not set. */
export function readSettings(env: Environment, from = process.cwd()): { settings: Settings; wrong: Wrong[] } {
  const production = env.NODE_ENV?.trim() === 'production'
  const given = (name: string) => env[name]?.trim() ?? ''
  const values = new Map(
    settings.map(({ name, otherwise = '', otherwiseInProduction }) => [
      name,
      given(name) || (production && otherwiseInProduction) || otherwise,
    ]),
  )
  const get = (name: string) =>
    name === 'AUTH_SIGNING_KEY' ? asPem(values.get(name) ?? '') : (values.get(name) ?? '')
  return {
    settings: { production, port: Number(get('PORT')), dataDir: path.resolve(from, get('DATA_DIR')), get },
    wrong: [
      ...settings.flatMap((setting) => wrongIn(setting, given(setting.name), production)),
      ...twice(given),
    ],
  }
}

function wrongIn(
  { name, secret, production: needed, expected, allows }: Setting,
  value: string,
  production: boolean,
) {
  if (!value) return needed && production ? [{ name, is: 'not set', expected }] : []
  if (allows(value, production)) return []
  return [{ name, is: secret ? 'set (not shown)' : JSON.stringify(value.slice(0, 60)), expected }]
}

/** Two doors with one number: the second could not open. */
function twice(given: (name: string) => string): Wrong[] {
  const ports = settings.map(({ name }) => name).filter((name) => name.endsWith('PORT') && given(name))
  return ports
    .filter((name, at) => ports.findIndex((other) => given(other) === given(name)) < at)
    .map((name) => ({ name, is: given(name), expected: 'a port that no other setting names' }))
}

/** One clear table of everything that is wrong. */
export function tableOf(wrong: Wrong[]): string {
  const rows = [{ name: 'Setting', is: 'is', expected: 'expected' }, ...wrong]
  const name = Math.max(...rows.map((row) => row.name.length))
  const is = Math.max(...rows.map((row) => row.is.length))
  return rows.map((row) => `  ${row.name.padEnd(name)}  ${row.is.padEnd(is)}  ${row.expected}`).join('\n')
}

/** A key in PEM may be written on one line, with \n for its line ends. */
const asPem = (value: string) => value.trim().replaceAll('\\n', '\n')

function isSigningKey(pem: string): boolean {
  try {
    const key = createPrivateKey(pem)
    return key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}

/** 32 random bytes have fewer than 12 different values about never; a placeholder has a few. */
const isVaried = (bytes: Buffer) => new Set(bytes).size >= 12

function isSealingKey(value: string): boolean {
  return /^[A-Za-z0-9+/]{43}=$/.test(value) && isVaried(Buffer.from(value, 'base64'))
}

function isUrl(value: string, protocols: string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol)
}

/** An address, or a network as address/bits; not that of everybody (/0), whose word would be worth nothing. */
function isNetwork(value: string): boolean {
  const [, address = '', bits = '1'] = /^([\da-f.:]+)(?:\/([1-9]\d*))?$/i.exec(value) ?? []
  return Number(bits) <= ({ 4: 32, 6: 128 }[isIP(address)] ?? 0)
}

/** One address, of which nothing can be taken for a second one. */
function isAddress(value: string): boolean {
  return value.length <= 254 && /^[^\s@,;:<>"()]+@[^\s@,;:<>"()]+\.[^\s@,;:<>"()]+$/.test(value)
}

/** One mailbox as mail programs read it; an address in its name is a second one that lacks its comma. */
function isMailbox(value: string): boolean {
  const [mailbox, ...more] = addressparser(value)
  if (!mailbox || more.length > 0 || mailbox.group || /\p{Cc}/u.test(value)) return false
  return isAddress(mailbox.address) && !mailbox.name.includes('@')
}

function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}

const wellKnown = [
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
function isWellKnown(password: string): boolean {
  const plain = password.toLowerCase()
  const rest = wellKnown.reduce((left, word) => left.replaceAll(word, ''), plain)
  return new Set(plain).size < 6 || rest.length < 5
}
