import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings, settings, tableOf } from './settings.ts'

const wrongNames = (env: Record<string, string>) => readSettings(env).wrong.map(({ name }) => name)

const strong = {
  NODE_ENV: 'production',
  ADMIN_PASSWORD: 'plum-tractor-91-harbour',
  AUTH_SIGNING_KEY: generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
    .trim(),
  SEALING_KEY: randomBytes(32).toString('base64'),
  INTERNAL_SECRET: randomBytes(32).toString('hex'),
}

test('nothing needs to be set', () => {
  const { settings, wrong } = readSettings({}, '/srv/access')
  expect(wrong).toEqual([])
  expect(settings.port).toBe(3000)
  expect(settings.dataDir).toBe('/srv/access/.data')
  expect(['ADMIN_EMAIL', 'SEED', 'TIME_ZONE', 'THROTTLES'].map(settings.get)).toEqual([
    'admin@example.org',
    'demo',
    'America/New_York',
    'on',
  ])
})

test('a blank setting is one that is not set', () => {
  expect(readSettings({ PORT: ' ', SEED: '' }).wrong).toEqual([])
})

test('everything that is wrong is told at once, in one table', () => {
  const { wrong } = readSettings({
    PORT: 'abc',
    TIME_ZONE: 'Mars/Olympus',
    SEED: 'some',
    ADMIN_EMAIL: 'nobody',
  })
  expect(
    tableOf(wrong)
      .split('\n')
      .map((row) => row.trim().split(/ {2,}/)),
  ).toEqual([
    ['Setting', 'is', 'expected'],
    ['PORT', '"abc"', 'a port from 1 to 65535'],
    ['ADMIN_EMAIL', '"nobody"', 'an e-mail address'],
    ['SEED', '"some"', 'demo or none'],
    ['TIME_ZONE', '"Mars/Olympus"', 'a time zone such as America/New_York'],
  ])
})

test('the table never shows a secret', () => {
  const env = {
    NODE_ENV: 'production',
    ADMIN_PASSWORD: 'hunter2',
    SEALING_KEY: 'c2hvcnQ=',
    DATABASE_URL: 'mysql://root:hunter2@db/x',
  }
  const table = tableOf(readSettings(env).wrong)
  expect(table).not.toMatch(/hunter2|c2hvcnQ/)
  expect(table).toContain('DATABASE_URL')
})

test('in production every key and the password must be set, and nothing is seeded', () => {
  expect(wrongNames({ NODE_ENV: 'production' })).toEqual([
    'ADMIN_PASSWORD',
    'AUTH_SIGNING_KEY',
    'SEALING_KEY',
    'INTERNAL_SECRET',
  ])
  const { settings, wrong } = readSettings(strong)
  expect(wrong).toEqual([])
  expect(settings.get('SEED')).toBe('none')
})

test('a signing key may be written on one line', () => {
  const oneLine = strong.AUTH_SIGNING_KEY.replaceAll('\n', '\\n')
  const { settings, wrong } = readSettings({ ...strong, AUTH_SIGNING_KEY: oneLine })
  expect(wrong).toEqual([])
  expect(settings.get('AUTH_SIGNING_KEY')).toBe(strong.AUTH_SIGNING_KEY)
})

test.each([
  ['ADMIN_PASSWORD', 'elevenchars'],
  ['ADMIN_PASSWORD', 'password1234'],
  ['ADMIN_PASSWORD', 'ChangeMe123456'],
  ['ADMIN_PASSWORD', 'aaaaaaaaaaaaaaaa'],
  ['SEALING_KEY', Buffer.alloc(32).toString('base64')],
  ['SEALING_KEY', randomBytes(16).toString('base64')],
  ['SEALING_KEYS_BEFORE', `${strong.SEALING_KEY}, short`],
  ['INTERNAL_SECRET', '00'.repeat(32)],
  ['INTERNAL_SECRET', 'abcdef'],
  ['AUTH_SIGNING_KEY', 'secret'],
  ['THROTTLES', 'off'],
])('in production a weak %s stops the start (%s)', (name, value) => {
  expect(wrongNames({ ...strong, [name]: value })).toEqual([name])
})

test.each([
  'proxy.example.org',
  '10.0.0.1:80',
  '10.0.0.0/33',
  '10.0.0.0/255.0.0.0',
  '::1/129',
  'fe80::1%eth0',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.1 10.0.0.2',
  '10.0.0.1,',
  'unix:',
])('proxies that are no addresses stop the start (%s)', (TRUSTED_PROXIES) => {
  expect(tableOf(readSettings({ TRUSTED_PROXIES }).wrong).split('\n')[1]?.trim().split(/ {2,}/)).toEqual([
    'TRUSTED_PROXIES',
    JSON.stringify(TRUSTED_PROXIES),
    'addresses and networks such as 127.0.0.1, 10.0.0.0/8, with commas between them',
  ])
})

test('proxies may be addresses and networks', () => {
  expect(wrongNames({ TRUSTED_PROXIES: '127.0.0.1' })).toEqual([])
  expect(wrongNames({ TRUSTED_PROXIES: '127.0.0.1, ::1,10.0.0.0/8 , 2001:DB8::/32' })).toEqual([])
})

test.each([
  ['SMTP_URL', 'mail.example.org:587'],
  ['SMTP_URL', 'https://mail.example.org'],
  ['MAIL_FROM', 'Access to Justice'],
  ['MAIL_FROM', 'Us <us@example.org>, evil@example.org'],
  ['MAIL_FROM', 'us@example.org evil@example.org'],
  ['MAIL_FROM', 'Us: us@example.org, you@example.org;'],
  ['MAIL_FROM', 'Us\nBcc: evil@example.org <us@example.org>'],
  ['STAFF_EMAIL', 'ruth@example.org, ivan'],
  ['CLAMD', '3310'],
  ['BACKUP_DAYS', '0'],
  ['BACKUP_DAYS', 'a month'],
])('a wrong %s stops the start (%s)', (name, value) => {
  expect(wrongNames({ [name]: value })).toEqual([name])
})

test('mail and papers may go their ways', () => {
  const env = {
    SMTP_URL: 'smtps://office:a%40b@mail.example.org:465',
    MAIL_FROM: 'help@example.org',
    STAFF_EMAIL: 'ruth@example.org, ivan@example.org',
    CLAMD: '/run/clamav/clamd.sock',
  }
  expect(wrongNames(env)).toEqual([])
  expect(wrongNames({ MAIL_FROM: 'Access to Justice <help@example.org>', CLAMD: 'clamd:3310' })).toEqual([])
})

test.each([
  '"Smith, Jones & Søn" <help@example.org>',
  'Smith, Jones <help@example.org>',
  '"Ruth \\"Bo\\" Diaz" <help@example.org>',
  'help@example.org (Access to Justice)',
  '<help@example.org>',
])('mails may come from %s', (MAIL_FROM) => {
  expect(wrongNames({ MAIL_FROM })).toEqual([])
})

test('outside production throttles may be off and a short password will do', () => {
  expect(wrongNames({ THROTTLES: 'off', ADMIN_PASSWORD: 'secret' })).toEqual([])
})

test('two settings cannot name the same port', () => {
  expect(wrongNames({ PORT: '4000', GATEWAY_PORT: '4000' })).toEqual(['GATEWAY_PORT'])
})

test('.env.example explains every setting, with what stands in for it', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const named = [...example.matchAll(/^# ?([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value])
  const expected = settings.map(({ name, otherwise = '' }) => [name, otherwise])
  expect(named.toSorted()).toEqual(expected.toSorted())
})

test('README and .env.example name the same oldest PostgreSQL', () => {
  const oldest = (file: string, said: RegExp) =>
    said.exec(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))?.[1]
  const inReadme = oldest('README.md', /PostgreSQL of your own .*?version (\d+) or newer/)
  expect(inReadme).toMatch(/^\d+$/)
  expect(oldest('.env.example', /PostgreSQL server of yours \((\d+) or newer\)/)).toBe(inReadme)
})
