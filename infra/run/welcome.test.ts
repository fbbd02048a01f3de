import { expect, test } from 'vitest'
import { type Welcome, welcome } from './welcome.ts'

const aWelcome = (parts: Partial<Welcome> = {}) =>
  welcome({
    url: 'http://localhost:3000',
    email: 'admin@example.org',
    dataDir: '/srv/access',
    database: '/srv/access/postgres',
    databaseIsOurs: true,
    keys: '/srv/access/secrets.json',
    took: 6_240,
    ...parts,
  })

test('it names the address, the sign-in, the data, how to stop, another database and the seconds', () => {
  const words = aWelcome({ password: 'abcde-fghij' })
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
    expect(words).toContain(needed)
  }
})

test('a password that is no longer the one made here is not shown, but how to get a new one is', () => {
  expect(aWelcome()).toMatch(/password +yours +\(forgotten: npm run admin -- reset admin@example\.org\)/)
})

test('who set the key is told to keep it', () => {
  expect(aWelcome({ keys: undefined })).toContain('Keep a copy of SEALING_KEY')
})
