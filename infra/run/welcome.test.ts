import { expect, test } from 'vitest'
import { formatWelcome, type Welcome } from './welcome.ts'

const buildWelcome = (parts: Partial<Welcome> = {}) =>
  formatWelcome({
    url: 'http://localhost:3000',
    email: 'admin@example.org',
    dataDir: '/srv/access',
    database: '/srv/access/postgres',
    isDatabaseEmbedded: true,
    keysFile: '/srv/access/secrets.json',
    startupTime: 6_240,
    ...parts,
  })

test('it names the address, the sign-in, the data, how to stop, another database and the seconds', () => {
  const text = buildWelcome({ password: 'abcde-fghij' })
  for (const needed of [
    'Ready in 6.2 s',
    'http://localhost:3000/admin/login',
    'admin@example.org',
    'abcde-fghij',
    '/srv/access',
    'Ctrl-C',
    'DATABASE_URL=',
    'losing its key loses every request',
  ]) {
    expect(text).toContain(needed)
  }
})

test('a password that is no longer the one made here is not shown, but how to get a new one is', () => {
  expect(buildWelcome()).toMatch(/password +yours +\(forgotten: npm run admin -- reset admin@example\.org\)/)
})

test('the welcome reminds of a configured key', () => {
  expect(buildWelcome({ keysFile: undefined })).toContain('Keep a copy of ENCRYPTION_KEY')
})
