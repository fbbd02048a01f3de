import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatInvalidSettings, readSettings, settings } from './settings.ts'

const listInvalidNames = (env: Record<string, string>) =>
  readSettings(env).invalidSettings.map(({ name }) => name)

const productionSettings = {
  NODE_ENV: 'production',
  ADMIN_PASSWORD: 'plum-tractor-91-harbour',
  AUTH_SIGNING_KEY: generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
    .trim(),
  ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  INTERNAL_SECRET: randomBytes(32).toString('hex'),
}

test('nothing needs to be set', () => {
  const { settings, invalidSettings } = readSettings({}, '/srv/access')
  expect(invalidSettings).toEqual([])
  expect(settings.port).toBe(3000)
  expect(settings.dataDir).toBe('/srv/access/.data')
  expect(['ADMIN_EMAIL', 'SEED', 'TIME_ZONE', 'THROTTLES'].map(settings.get)).toEqual([
    'admin@example.org',
    'demo',
    'America/New_York',
    'on',
  ])
})

test('what nobody sees is no part of a setting, but may be one of a password', () => {
  const { settings, invalidSettings } = readSettings({
    ADMIN_EMAIL: '\u202aada@example.org\u202c',
    PUBLIC_URL: 'https://help.example.org\u200b',
    TRUSTED_PROXIES: '\ufeffnone',
    ADMIN_PASSWORD: 'four\u00adwords nobody knows',
  })
  expect(invalidSettings).toEqual([])
  expect(['ADMIN_EMAIL', 'PUBLIC_URL', 'TRUSTED_PROXIES', 'ADMIN_PASSWORD'].map(settings.get)).toEqual([
    'ada@example.org',
    'https://help.example.org',
    'none',
    'four\u00adwords nobody knows',
  ])
})

test('all invalid settings are reported at once, in one table', () => {
  const { invalidSettings } = readSettings({
    PORT: 'abc',
    TIME_ZONE: 'Mars/Olympus',
    SEED: 'some',
    ADMIN_EMAIL: 'nobody',
  })
  expect(
    formatInvalidSettings(invalidSettings)
      .split('\n')
      .map((row) => row.trim().split(/ {2,}/)),
  ).toEqual([
    ['Setting', 'is', 'expected'],
    ['PORT', '"abc"', 'a port from 1 to 65535'],
    ['ADMIN_EMAIL', '"nobody"', 'an e-mail address'],
    ['SEED', '"some"', 'demo or none or own'],
    ['TIME_ZONE', '"Mars/Olympus"', 'a time zone such as America/New_York'],
  ])
})

test('the table never shows a secret', () => {
  const env = {
    NODE_ENV: 'production',
    ADMIN_PASSWORD: 'hunter2',
    ENCRYPTION_KEY: 'c2hvcnQ=',
    DATABASE_URL: 'mysql://root:hunter2@db/x',
  }
  const table = formatInvalidSettings(readSettings(env).invalidSettings)
  expect(table).not.toMatch(/hunter2|c2hvcnQ/)
  expect(table).toContain('DATABASE_URL')
})

test('in production every key and the password must be set, and nothing is seeded', () => {
  expect(listInvalidNames({ NODE_ENV: 'production' })).toEqual([
    'ADMIN_PASSWORD',
    'AUTH_SIGNING_KEY',
    'ENCRYPTION_KEY',
    'INTERNAL_SECRET',
  ])
  const { settings, invalidSettings } = readSettings(productionSettings)
  expect(invalidSettings).toEqual([])
  expect(settings.get('SEED')).toBe('none')
})

test('a signing key may be written on one line', () => {
  const oneLine = productionSettings.AUTH_SIGNING_KEY.replaceAll('\n', '\\n')
  const { settings, invalidSettings } = readSettings({ ...productionSettings, AUTH_SIGNING_KEY: oneLine })
  expect(invalidSettings).toEqual([])
  expect(settings.get('AUTH_SIGNING_KEY')).toBe(productionSettings.AUTH_SIGNING_KEY)
})

test.each(
  Object.entries({
    ADMIN_PASSWORD: ['elevenchars', 'password1234', 'ChangeMe123456', 'aaaaaaaaaaaaaaaa'],
    ENCRYPTION_KEY: [Buffer.alloc(32).toString('base64'), randomBytes(16).toString('base64')],
    ENCRYPTION_KEYS_BEFORE: [`${productionSettings.ENCRYPTION_KEY}, short`],
    INTERNAL_SECRET: ['00'.repeat(32), 'abcdef'],
    AUTH_SIGNING_KEY: ['secret'],
    THROTTLES: ['off'],
  }),
)('in production a weak %s stops the start: each of %j', (name, values) => {
  const invalid = values.map((value) => listInvalidNames({ ...productionSettings, [name]: value }))
  expect(invalid).toEqual(values.map(() => [name]))
})

const twoProxies = '127.0.0.1, ::1,10.0.0.0/8 , 2001:DB8::/32'

test.each(
  Object.entries({
    PORT: [' '],
    PUBLIC_URL: ['http://help.example.org'],
    TRUSTED_PROXIES: ['127.0.0.1', 'none', twoProxies],
    SMTP_URL: ['smtps://office:a%40b@mail.example.org:465'],
    MAIL_FROM: [
      ...['help@example.org', '<help@example.org>', 'Access to Justice <help@example.org>'],
      ...['"Smith, Jones & Søn" <help@example.org>', 'Smith, Jones <help@example.org>'],
      ...['"Ruth \\"Bo\\" Diaz" <help@example.org>', 'help@example.org (Access to Justice)'],
    ],
    SMS_FROM: ['+15555550100', `MG${'0a'.repeat(16)}`],
    STAFF_EMAIL: ['ruth@example.org, ivan@example.org'],
    CLAMD: ['/run/clamav/clamd.sock', 'clamd:3310'],
    THROTTLES: ['off'],
    ADMIN_PASSWORD: ['secret'],
  }),
)('outside production %s may be any of %j', (name, values) => {
  expect(values.flatMap((value) => listInvalidNames({ [name]: value }))).toEqual([])
})

test.each(
  Object.entries({
    TRUSTED_PROXIES: [
      ...['proxy.example.org', '10.0.0.1:80', '10.0.0.0/33', '10.0.0.0/255.0.0.0', '::1/129', 'fe80::1%eth0'],
      ...['0.0.0.0/0', '::/0', '10.0.0.1 10.0.0.2', '10.0.0.1,', 'unix:'],
    ],
    SMTP_URL: [
      ...['mail.example.org:587', 'https://mail.example.org', 'smtp://mail.example.org?ignoreTLS=true'],
      'smtps://mail.example.org?tls.rejectUnauthorized=false',
      'smtp://localhost:2525?logger=true&debug=true',
    ],
    MAIL_FROM: [
      ...['Access to Justice', 'Us <us@example.org>, evil@example.org', 'us@example.org evil@example.org'],
      ...['Us: us@example.org, you@example.org;', 'Us\nBcc: evil@example.org <us@example.org>'],
      'Us <.us@example.org>',
    ],
    SMS_FROM: ['555-0100', 'Office'],
    STAFF_EMAIL: ['ruth@example.org, ivan', 'ruth@example..org'],
    ADMIN_EMAIL: ['ada@-example.org'],
    CLAMD: ['3310'],
    PUBLIC_URL: ['http://ada:secret@help.example.org'],
    BACKUP_DAYS: ['0', 'a month'],
  }),
)('a wrong %s stops the start: each of %j', (name, values) => {
  expect(values.map((value) => listInvalidNames({ [name]: value }))).toEqual(values.map(() => [name]))
})

test('behind an https address the proxy is named, or said to be unknown', () => {
  const PUBLIC_URL = 'https://help.example.org'
  for (const url of [PUBLIC_URL, 'HTTPS://Help.example.org'])
    expect(listInvalidNames({ PUBLIC_URL: url })).toEqual(['TRUSTED_PROXIES'])
  for (const TRUSTED_PROXIES of ['127.0.0.1', 'none'])
    expect(listInvalidNames({ PUBLIC_URL, TRUSTED_PROXIES })).toEqual([])
})

test('texts go out encrypted, with an account and a sender', () => {
  const list = (SMS_URL: string, SMS_FROM = '+15555550100') => listInvalidNames({ SMS_URL, SMS_FROM })
  expect(list('https://AC1:token@api.twilio.com')).toEqual([])
  expect(list('http://AC1:token@127.0.0.1:9000')).toEqual([])
  for (const url of [
    'http://AC1:token@api.twilio.com',
    'https://api.twilio.com',
    'https://AC1@api.twilio.com',
  ])
    expect(list(url)).toEqual(['SMS_URL'])
  expect(list('https://AC1:token@api.twilio.com', '')).toEqual(['SMS_FROM'])
})

test('.env.example explains every setting, with its default', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const named = [...example.matchAll(/^# ?([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value])
  const expected = settings.map(({ name, fallback = '' }) => [name, fallback])
  expect(named.toSorted()).toEqual(expected.toSorted())
})

test('the handbook and .env.example name the same oldest PostgreSQL', () => {
  const oldestSetting = (file: string, documented: RegExp) =>
    documented.exec(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))?.[1]
  const inHandbook = oldestSetting('infra/handbook/operating.md', /PostgreSQL (\d+) or newer/)
  expect(inHandbook).toMatch(/^\d+$/)
  expect(oldestSetting('.env.example', /PostgreSQL of yours \((\d+) or newer\)/)).toBe(inHandbook)
})
