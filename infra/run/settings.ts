/**
 * Every setting, once: its name, what it looks like, and what it is when it is not set. `.env.example` explains them to
 * people; a test holds the two together.
 */

import path from 'node:path'
import { removeInvisible } from '@access/service-kit/text/invisible-characters.rules'
import * as formats from './setting-formats.ts'

export type Environment = Record<string, string | undefined>

/** A setting that is wrong: what it is (unless secret) and what is expected. */
export interface InvalidSetting {
  name: string
  actual: string
  expected: string
}

interface SettingOptions {
  fallback?: string
  /** With NODE_ENV=production, what it is when it is not set. */
  fallbackInProduction?: string
  /** Its value is shown to nobody. */
  secret?: true
  requiredInProduction?: true
}

type Setting = { name: string } & formats.Format & SettingOptions

const setting = (name: string, format: formats.Format, options: SettingOptions = {}): Setting => ({
  name,
  ...format,
  ...options,
})

const secret = true
const requiredInProduction = true
const logLevels = formats.oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')
const onOrOff = formats.oneOf('on', 'off')

export const settings: Setting[] = [
  setting('NODE_ENV', formats.oneOf('development', 'production', 'test')),
  setting('PORT', formats.port, { fallback: '3000' }),
  setting('HOST', formats.host),
  setting('PUBLIC_URL', formats.publicUrl),
  setting('TRUSTED_PROXIES', formats.proxies),
  setting('DATA_DIR', formats.place, { fallback: '.data' }),
  setting('DATABASE_URL', formats.databaseUrl, { secret }),
  setting('AUTH_DATABASE_URL', formats.databaseUrl, { secret }),
  setting('CONTENT_DATABASE_URL', formats.databaseUrl, { secret }),
  setting('REQUESTS_DATABASE_URL', formats.databaseUrl, { secret }),
  setting('ADMIN_EMAIL', formats.emailAddress, { fallback: 'admin@example.org' }),
  setting('ADMIN_PASSWORD', formats.password, { secret, requiredInProduction }),
  setting('SMTP_URL', formats.smtpUrl, { secret }),
  // Without a name, emails come in the organisation's.
  setting('MAIL_FROM', formats.mailbox, { fallback: 'help@example.org' }),
  setting('SMS_URL', formats.smsUrl, { secret }),
  setting('SMS_FROM', formats.smsSender),
  setting('STAFF_EMAIL', formats.emailAddresses),
  setting('CLAMD', formats.hostPortOrSocket),
  // Somebody may have set the secret key instead.
  setting('BACKUP_RECIPIENT', formats.ageRecipients, { secret }),
  setting('ERASURE_LIST', formats.place),
  setting('BACKUP_DAYS', formats.count('days', 1, 3650), { fallback: '35' }),
  setting('UPLOAD_QUOTA_FILES', formats.count('files', 1, 1_000_000), { fallback: '20' }),
  setting('UPLOAD_QUOTA_MB', formats.count('megabytes', 1, 1_000_000), { fallback: '100' }),
  setting('UPLOAD_QUOTA_TOTAL_MB', formats.count('megabytes', 1, 1_000_000), { fallback: '2048' }),
  setting('SEED', formats.oneOf('demo', 'none', 'own'), { fallback: 'demo', fallbackInProduction: 'none' }),
  setting('TIME_ZONE', formats.timeZone, { fallback: 'America/New_York' }),
  setting('RELEASE_STORE', formats.releaseStore),
  setting('RELEASE_KEYS', formats.existingFile),
  setting('PROCESSES', formats.oneOf('separate', 'together'), { fallback: 'separate' }),
  setting('LOG_LEVEL', logLevels, { fallback: 'info' }),
  setting('THROTTLES', formats.throttles, { fallback: 'on' }),
  setting('AUTH_SIGNING_KEY', formats.signingKey, { secret, requiredInProduction }),
  setting('ENCRYPTION_KEY', formats.encryptionKey, { secret, requiredInProduction }),
  setting('ENCRYPTION_KEYS_BEFORE', formats.encryptionKeys, { secret }),
  setting('INTERNAL_SECRET', formats.randomHex, { secret, requiredInProduction }),
  setting('AUDIT_KEY', formats.randomHex, { secret }),
  setting('SECOND_FACTOR_KEY', formats.randomHex, { secret }),
  setting('SECOND_FACTOR_REQUIRED', onOrOff, { fallback: 'off', fallbackInProduction: 'on' }),
  // The portal warns two minutes before.
  setting('SESSION_IDLE_MINUTES', formats.count('minutes', 5, 24 * 60), { fallback: '30' }),
  setting('SESSION_MAX_HOURS', formats.count('hours', 1, 24 * 365), { fallback: '8' }),
  setting('CHROMIUM_PATH', formats.existingFile),
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
    name === 'AUTH_SIGNING_KEY' ? formats.normalizePem(values.get(name) ?? '') : (values.get(name) ?? '')
  return {
    settings: {
      isProduction,
      port: Number(get('PORT')),
      dataDir: path.resolve(baseFolder, get('DATA_DIR')),
      get,
    },
    invalidSettings: [
      ...settings.flatMap((setting) => validateSetting(setting, getRawValue(setting.name), isProduction)),
      ...findUnnamedProxy(getRawValue),
      ...findMissingReleaseKeys(getRawValue),
      ...findMissingSmsSender(getRawValue),
    ],
  }
}

/** What nobody sees may belong to a secret; in anything else it came along when the value was copied. */
function cleanValue(settingName: string, value: string): string {
  const isSecret = settings.some(({ name, secret }) => name === settingName && secret)
  return (isSecret ? value : removeInvisible(value)).trim()
}

function validateSetting(
  { name, secret, requiredInProduction, expected, isAllowed }: Setting,
  value: string,
  isProduction: boolean,
) {
  if (!value) return requiredInProduction && isProduction ? [{ name, actual: 'not set', expected }] : []
  if (isAllowed(value, isProduction)) return []
  return [{ name, actual: secret ? 'set (not shown)' : JSON.stringify(value.slice(0, 60)), expected }]
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

function findMissingSmsSender(getRawValue: (name: string) => string): InvalidSetting[] {
  if (!getRawValue('SMS_URL') || getRawValue('SMS_FROM')) return []
  return [{ name: 'SMS_FROM', actual: 'not set', expected: formats.smsSender.expected }]
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
