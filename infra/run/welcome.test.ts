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

test('a password that is no longer the one made here is not shown, but how to get a new one is', () => {
  expect(buildWelcome()).toMatch(/password +yours +\(forgotten: npm run admin -- reset admin@example\.org\)/)
})

test('the welcome reminds of a configured key', () => {
  expect(buildWelcome({ keysFile: undefined })).toContain('Keep a copy of ENCRYPTION_KEY')
})
