import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { assignAddresses, readCertificates } from './inner-addresses.ts'
import { type Environment, readSettings } from './settings.ts'
import { createTestFolder } from './testing/folders.ts'

const getSettings = (dataDir: string, env: Environment = {}) =>
  readSettings({ ...env, DATA_DIR: dataDir }).settings

const getSocketPath = (url: string) => /^unix:(.+):$/.exec(url)![1]!

test('processes listen on sockets in a folder of the data that only they may enter', async () => {
  const folder = createTestFolder()
  const addresses = await assignAddresses(getSettings(folder), {})
  expect(addresses.auth).toBe(`unix:${folder}/sockets/auth.sock:`)
  expect(statSync(path.join(folder, 'sockets')).mode & 0o777).toBe(0o700)
})

test('a data folder with a path too long for sockets has them in a folder of its own in /tmp', async () => {
  const folder = path.join(createTestFolder(), 'a'.repeat(80))
  mkdirSync(folder)
  const { requests } = await assignAddresses(getSettings(folder), {})
  const socketFolder = path.dirname(getSocketPath(requests))
  onTestFinished(() => rmSync(socketFolder, { recursive: true, force: true }))
  expect(socketFolder).toMatch(/^\/tmp\/access-\d+-[0-9a-f]{12}-sockets$/)
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700)
  expect(`${getSocketPath(requests)}.4194304`.length).toBeLessThanOrEqual(100)
})

test('with certificates they listen with TLS, on the ports that are set', async () => {
  const folder = createTestFolder()
  const files = Object.fromEntries(
    ['INNER_CA', 'INNER_CERTIFICATE', 'INNER_KEY'].map((name) => {
      writeFileSync(path.join(folder, name), `PEM of ${name}`)
      return [name, path.join(folder, name)]
    }),
  )
  const settings = getSettings(folder, { ...files, INNER_HOST: 'inside.example.org', AUTH_PORT: '4001' })
  const addresses = await assignAddresses(settings, {})
  expect(addresses.auth).toBe('https://inside.example.org:4001')
  expect(addresses.gateway).toMatch(/^https:\/\/inside\.example\.org:\d+$/)
  expect(readCertificates(settings)).toMatchObject({ INNER_KEY: readFileSync(files.INNER_KEY!, 'utf8') })
  expect(existsSync(path.join(folder, 'sockets'))).toBe(false)
})

test('one certificate setting without the others stops the start', () => {
  const folder = createTestFolder()
  writeFileSync(path.join(folder, 'ca.pem'), 'PEM')
  const settings = getSettings(folder, { INNER_CA: path.join(folder, 'ca.pem') })
  expect(() => readCertificates(settings)).toThrow('INNER_CERTIFICATE is not set')
})
