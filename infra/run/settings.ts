/**
 * Every setting, once: its name, what it is when it is not set, and what it must be. `.env.example` explains them
 * to people; a test holds the two together.
 */

import { existsSync } from 'node:fs'
import path from 'node:path'
import { removeInvisible } from '@access/service-kit/text/invisible-characters.rules'
import { listForbiddenParameters } from '@access/service-kit/validation/smtp-url.rules'
import {
  isAddress,
  isEncryptionKey,
  isMailbox,
  isNetwork,
  isPort,
  isSigningKey,
  isTimeZone,
  isUrl,
  isVaried,
  isWellKnownPassword,
  normalizePem,
} from './setting-formats.ts'

export type Environment = Record<string, string | undefined>

/** A setting that is wrong: what it is (unless secret) and what is expected. */
export interface InvalidSetting {
  name: string
  actual: string
  expected: string
}

interface Setting {
  name: string
  fallback?: string
  /** With NODE_ENV=production, what it is when it is not set. */
  fallbackInProduction?: string
  secret?: true
  /** With NODE_ENV=production it must be set. */
  production?: 'required'
  expected: string
  /** Whether a value that is set may be used. */
  isAllowed(value: string, isProduction: boolean): boolean
}

const buildPortSetting = (name: string): Setting => ({
  name,
  expected: 'a port from 1 to 65535, or nothing for a free one',
  isAllowed: isPort,
})
const buildCountSetting = (name: string, fallback: string, unit: string): Setting => ({
  name,
  fallback,
  expected: `a number of ${unit} from 1 to 1000000`,
  isAllowed: (value) => /^\d{1,7}$/.test(value) && Number(value) >= 1 && Number(value) <= 1_000_000,
})
const allowOneOf = (...options: string[]) => ({
  expected: options.join(' or '),
  isAllowed: (value: string) => options.includes(value),
})

export const settings: Setting[] = [
  { name: 'NODE_ENV', ...allowOneOf('development', 'production', 'test') },
  { name: 'PORT', fallback: '3000', expected: 'a port from 1 to 65535', isAllowed: isPort },
  {
    name: 'HOST',
    expected: 'an address of this machine, such as 127.0.0.1',
    isAllowed: (value) => /^[\w.:-]+$/.test(value),
  },
  {
    name: 'PUBLIC_URL',
    expected: 'the address people type, such as https://help.example.org, without a path',
    isAllowed: (value) =>
      isUrl(value, ['http:', 'https:']) && new URL(value).pathname === '/' && !/[?#@]/.test(value),
  },
  {
    name: 'TRUSTED_PROXIES',
    expected: 'addresses and networks such as 127.0.0.1, 10.0.0.0/8, with commas between them, or none',
    isAllowed: (value) => value === 'none' || value.split(',').every((entry) => isNetwork(entry.trim())),
  },
  { name: 'DATA_DIR', fallback: '.data', expected: 'a folder', isAllowed: (value) => !value.includes('\0') },
  {
    name: 'DATABASE_URL',
    secret: true,
    expected: 'postgresql://role:password@host:port/database',
    // Without a host (a socket's folder stands behind ?host=) it is none by the rules of addresses.
    isAllowed: (value) => /^postgres(ql)?:\/\/\S+$/.test(value),
  },
  {
    name: 'DATABASE_PREFIX',
    fallback: 'access',
    expected: 'lower-case letters, digits and _, at most 40, beginning with a letter',
    isAllowed: (value) => /^[a-z][a-z0-9_]{0,39}$/.test(value),
  },
  {
    name: 'ADMIN_EMAIL',
    fallback: 'admin@example.org',
    expected: 'an e-mail address',
    isAllowed: isAddress,
  },
  {
    name: 'ADMIN_PASSWORD',
    secret: true,
    production: 'required',
    expected: '12 to 256 characters, not a well-known password',
    isAllowed: (value, isProduction) =>
      value.length <= 256 && (!isProduction || (value.length >= 12 && !isWellKnownPassword(value))),
  },
  {
    name: 'SMTP_URL',
    secret: true,
    expected:
      'smtp://user:password@host:587 or smtps://user:password@host:465, and no parameter that logs emails, and off this machine none that weakens TLS',
    isAllowed: (value) =>
      isUrl(value, ['smtp:', 'smtps:']) &&
      new URL(value).hostname !== '' &&
      listForbiddenParameters(value).length === 0,
  },
  {
    name: 'MAIL_FROM',
    // Without a name, emails come in the organisation's.
    fallback: 'help@example.org',
    expected: 'one e-mail address, or Name <address>; quotes around a name with commas',
    isAllowed: isMailbox,
  },
  {
    name: 'STAFF_EMAIL',
    expected: 'e-mail addresses, with commas between them',
    isAllowed: (value) => value.split(',').every((address) => isAddress(address.trim())),
  },
  {
    name: 'CLAMD',
    expected: 'host:port or the path of a socket',
    isAllowed: (value) => value.startsWith('/') || /^[^\s/]+:\d{1,5}$/.test(value),
  },
  {
    name: 'BACKUP_RECIPIENT',
    // Nobody is to see it where somebody has set the secret key instead.
    secret: true,
    expected: 'public keys of age (age1...), with commas between them',
    isAllowed: (value) => value.split(',').every((key) => /^age1[a-z0-9]{58,}$/.test(key.trim())),
  },
  {
    name: 'ERASURE_LIST',
    expected: 'a file',
    isAllowed: (value) => !value.includes('\0'),
  },
  {
    name: 'BACKUP_DAYS',
    fallback: '35',
    expected: 'a number of days from 1 to 3650',
    isAllowed: (value) => /^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= 3650,
  },
  buildCountSetting('UPLOAD_QUOTA_FILES', '20', 'files'),
  buildCountSetting('UPLOAD_QUOTA_MB', '100', 'megabytes'),
  buildCountSetting('UPLOAD_QUOTA_TOTAL_MB', '2048', 'megabytes'),
  { name: 'SEED', fallback: 'demo', fallbackInProduction: 'none', ...allowOneOf('demo', 'none', 'own') },
  {
    name: 'TIME_ZONE',
    fallback: 'America/New_York',
    expected: 'a time zone such as America/New_York',
    isAllowed: isTimeZone,
  },
  {
    name: 'RELEASE_STORE',
    expected: 'a folder, or s3://bucket/prefix',
    isAllowed: (value) =>
      !/^[a-z][a-z0-9+.-]*:\/\//i.test(value) || /^s3:\/\/[\w.-]+(\/[\w./-]*)?$/.test(value),
  },
  {
    name: 'RELEASE_KEYS',
    expected: 'a file with the public keys of those who release',
    isAllowed: (value) => existsSync(value),
  },
  {
    name: 'AWS_ENDPOINT_URL_S3',
    expected: 'the address of an S3-compatible service',
    isAllowed: (value) => isUrl(value, ['http:', 'https:']),
  },
  {
    name: 'AWS_REGION',
    expected: 'a region such as us-east-1',
    isAllowed: (value) => /^[\w-]+$/.test(value),
  },
  {
    name: 'AWS_ACCESS_KEY_ID',
    expected: 'the id of an access key',
    isAllowed: (value) => /^\S+$/.test(value),
  },
  {
    name: 'AWS_SECRET_ACCESS_KEY',
    secret: true,
    expected: 'the secret of that access key',
    isAllowed: (value) => /^\S+$/.test(value),
  },
  { name: 'PROCESSES', fallback: 'separate', ...allowOneOf('separate', 'together') },
  {
    name: 'LOG_LEVEL',
    fallback: 'info',
    ...allowOneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  },
  {
    name: 'THROTTLES',
    fallback: 'on',
    expected: 'on, or off for tests (never with NODE_ENV=production)',
    isAllowed: (value, isProduction) => value === 'on' || (value === 'off' && !isProduction),
  },
  {
    name: 'ARBITRARY_OPERATIONS',
    fallback: 'on',
    fallbackInProduction: 'off',
    ...allowOneOf('on', 'off'),
  },
  {
    name: 'AUTH_SIGNING_KEY',
    secret: true,
    production: 'required',
    expected: 'an EC P-256 private key in PEM: openssl ecparam -genkey -name prime256v1 -noout',
    isAllowed: (value) => isSigningKey(normalizePem(value)),
  },
  {
    name: 'ENCRYPTION_KEY',
    secret: true,
    production: 'required',
    expected: '32 random bytes in base64: openssl rand -base64 32',
    isAllowed: isEncryptionKey,
  },
  {
    name: 'ENCRYPTION_KEYS_BEFORE',
    secret: true,
    expected: 'keys like ENCRYPTION_KEY, with commas between them',
    isAllowed: (value) => value.split(',').every((key) => isEncryptionKey(key.trim())),
  },
  {
    name: 'INTERNAL_SECRET',
    secret: true,
    production: 'required',
    expected: 'at least 32 random bytes in hexadecimal: openssl rand -hex 32',
    isAllowed: (value) => /^([0-9a-fA-F]{2}){32,}$/.test(value) && isVaried(Buffer.from(value, 'hex')),
  },
  ...['AUDIT_KEY', 'SECOND_FACTOR_KEY'].map(
    (name): Setting => ({
      name,
      secret: true,
      expected: 'at least 32 random bytes in hexadecimal: openssl rand -hex 32',
      isAllowed: (value) => /^([0-9a-fA-F]{2}){32,}$/.test(value) && isVaried(Buffer.from(value, 'hex')),
    }),
  ),
  ...['INNER_CA', 'INNER_CERTIFICATE', 'INNER_KEY'].map(
    (name): Setting => ({ name, expected: 'a file in PEM', isAllowed: (value) => existsSync(value) }),
  ),
  {
    name: 'INNER_HOST',
    fallback: '127.0.0.1',
    expected: 'an address or a name of this machine, which the certificate is made out for',
    isAllowed: (value) => /^[\w.-]+$/.test(value),
  },
  {
    name: 'SECOND_FACTOR_REQUIRED',
    fallback: 'off',
    fallbackInProduction: 'on',
    ...allowOneOf('on', 'off'),
  },
  {
    name: 'SESSION_IDLE_MINUTES',
    fallback: '30',
    expected: 'a number of minutes, at least 5',
    // The portal warns two minutes before.
    isAllowed: (value) => Number(value) >= 5 && Number(value) <= 24 * 60,
  },
  {
    name: 'SESSION_MAX_HOURS',
    fallback: '8',
    expected: 'a number of hours',
    isAllowed: (value) => Number(value) > 0 && Number(value) <= 24 * 365,
  },
  buildPortSetting('AUTH_PORT'),
  buildPortSetting('CONTENT_PORT'),
  buildPortSetting('REQUESTS_PORT'),
  buildPortSetting('GATEWAY_PORT'),
  {
    name: 'CHROMIUM_PATH',
    expected: 'the path of Chromium or Chrome',
    isAllowed: (value) => existsSync(value),
  },
]

/** How a bucket with releases is reached. */
export const bucketSettings = [
  'AWS_ENDPOINT_URL_S3',
  'AWS_REGION',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
]

/** The validated settings: their values or defaults; '' without either. */
export interface Settings {
  isProduction: boolean
  port: number
  /** Where the data lie, absolute. */
  dataDir: string
  get(name: string): string
}

/** The file of the list of erasures. */
export const getErasureList = (settings: Settings): string =>
  path.resolve(settings.get('ERASURE_LIST') || path.join(settings.dataDir, 'erasures.jsonl'))

/** Reads the environment; everything that is wrong comes back at once. Blank means not set. */
export function readSettings(
  env: Environment,
  baseFolder = process.cwd(),
): { settings: Settings; invalidSettings: InvalidSetting[] } {
  const isProduction = env.NODE_ENV?.trim() === 'production'
  const getRawValue = (name: string) => cleanValue(name, env[name] ?? '')
  const values = new Map(
    settings.map(({ name, fallback = '', fallbackInProduction }) => [
      name,
      getRawValue(name) || (isProduction && fallbackInProduction) || fallback,
    ]),
  )
  const get = (name: string) =>
    name === 'AUTH_SIGNING_KEY' ? normalizePem(values.get(name) ?? '') : (values.get(name) ?? '')
  return {
    settings: {
      isProduction,
      port: Number(get('PORT')),
      dataDir: path.resolve(baseFolder, get('DATA_DIR')),
      get,
    },
    invalidSettings: [
      ...settings.flatMap((setting) => validateSetting(setting, getRawValue(setting.name), isProduction)),
      ...findDuplicatePorts(getRawValue),
      ...findUnnamedProxy(getRawValue),
      ...findMissingReleaseKeys(getRawValue),
    ],
  }
}

/** What nobody sees may belong to a secret; in anything else it came along when the value was copied. */
function cleanValue(settingName: string, value: string): string {
  const isSecret = settings.some(({ name, secret }) => name === settingName && secret)
  return (isSecret ? value : removeInvisible(value)).trim()
}

function validateSetting(
  { name, secret, production: requirement, expected, isAllowed }: Setting,
  value: string,
  isProduction: boolean,
) {
  if (!value) return requirement && isProduction ? [{ name, actual: 'not set', expected }] : []
  if (isAllowed(value, isProduction)) return []
  return [{ name, actual: secret ? 'set (not shown)' : JSON.stringify(value.slice(0, 60)), expected }]
}

/** Two ports with one number: the second could not open. */
function findDuplicatePorts(getRawValue: (name: string) => string): InvalidSetting[] {
  const ports = settings.map(({ name }) => name).filter((name) => name.endsWith('PORT') && getRawValue(name))
  return ports
    .filter((name, index) => ports.findIndex((other) => getRawValue(other) === getRawValue(name)) < index)
    .map((name) => ({ name, actual: getRawValue(name), expected: 'a port that no other setting names' }))
}

/** We end no TLS: behind an https address stands a proxy, whose name the limits of each client depend on. */
function findUnnamedProxy(getRawValue: (name: string) => string): InvalidSetting[] {
  if (!/^https:/i.test(getRawValue('PUBLIC_URL')) || getRawValue('TRUSTED_PROXIES')) return []
  const expected =
    'the proxy that ends TLS for PUBLIC_URL, such as 127.0.0.1; none, if all clients may count as one'
  return [{ name: 'TRUSTED_PROXIES', actual: 'not set', expected }]
}

/** What comes from elsewhere is trusted by somebody's key. */
function findMissingReleaseKeys(getRawValue: (name: string) => string): InvalidSetting[] {
  if (!getRawValue('RELEASE_STORE') || getRawValue('RELEASE_KEYS')) return []
  return [
    {
      name: 'RELEASE_KEYS',
      actual: 'not set',
      expected: 'a file with the public keys of those who release into RELEASE_STORE',
    },
  ]
}

/** A table of all invalid settings. */
export function formatInvalidSettings(invalidSettings: InvalidSetting[]): string {
  const rows = [{ name: 'Setting', actual: 'is', expected: 'expected' }, ...invalidSettings]
  const name = Math.max(...rows.map((row) => row.name.length))
  const actual = Math.max(...rows.map((row) => row.actual.length))
  return rows
    .map((row) => `  ${row.name.padEnd(name)}  ${row.actual.padEnd(actual)}  ${row.expected}`)
    .join('\n')
}
