/**
 * The secrets nobody set: made once, at random, and kept in `DATA_DIR/secrets.json`, which its owner alone can read.
 */

import { generateKeyPairSync, randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { Trouble } from './ground/trouble.mjs'
import type { Settings } from './settings.ts'

export const services = ['auth', 'content', 'requests'] as const
export type ServiceName = (typeof services)[number]

export interface Secrets {
  adminPassword: string
  signingKey: string
  sealingKey: string
  /** Those that sealed before it, with commas, while something may still lie under them; '' when nothing does. */
  sealingKeysBefore: string
  internalSecret: string
  /** Of each service's own role in PostgreSQL. */
  databasePasswords: Record<ServiceName, string>
}

// Without letters and digits that look alike: someone will type it from a screen.
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const word = (length: number) =>
  Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('')

/** How each is made; what is kept keeps its value. */
type Made = Omit<Secrets, 'sealingKeysBefore'>
const make: { [Name in keyof Made]: () => Made[Name] } = {
  adminPassword: () => [word(5), word(5), word(5), word(5)].join('-'),
  signingKey: () =>
    generateKeyPairSync('ec', { namedCurve: 'P-256' })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString(),
  sealingKey: () => randomBytes(32).toString('base64'),
  internalSecret: () => randomBytes(32).toString('hex'),
  databasePasswords: () =>
    ({ auth: word(32), content: word(32), requests: word(32) }) satisfies Record<ServiceName, string>,
}

/** Where the secrets of this folder are kept. */
export const secretsFile = (dataDir: string) => path.join(dataDir, 'secrets.json')

/** The secrets to run with: those that are set, and for the others those that are kept, made now when there are none. */
export function secretsFor(settings: Settings): Secrets & { adminPasswordIsOurs: boolean } {
  const file = secretsFile(settings.dataDir)
  const kept = readKept(file)
  const set = {
    adminPassword: settings.get('ADMIN_PASSWORD'),
    signingKey: settings.get('AUTH_SIGNING_KEY'),
    sealingKey: settings.get('SEALING_KEY'),
    internalSecret: settings.get('INTERNAL_SECRET'),
    databasePasswords: undefined,
  }
  const names = Object.keys(make) as (keyof Made)[]
  const missing = names.filter((name) => !set[name] && !kept[name])
  const made = Object.fromEntries(missing.map((name) => [name, make[name]()]))
  if (missing.length > 0) keep(file, { ...kept, ...made })
  const secrets = Object.fromEntries(names.map((name) => [name, set[name] || kept[name] || made[name]]))
  return {
    ...(secrets as unknown as Made),
    sealingKeysBefore: settings.get('SEALING_KEYS_BEFORE') || kept.sealingKeysBefore || '',
    adminPasswordIsOurs: !set.adminPassword,
  }
}

/** Makes a new sealing key and keeps the one so far beside it. One that is not done with yet stays the new one. */
export function renewSealingKey(settings: Settings): void {
  const file = secretsFile(settings.dataDir)
  const kept = readKept(file)
  if (settings.get('SEALING_KEY') || !kept.sealingKey || kept.sealingKeysBefore) return
  keep(file, { ...kept, sealingKey: make.sealingKey(), sealingKeysBefore: kept.sealingKey })
}

/** Forgets the sealing key from before, under which nothing may be left. */
export function dropSealingKeysBefore(settings: Settings): void {
  const file = secretsFile(settings.dataDir)
  const { sealingKeysBefore, ...kept } = readKept(file)
  if (!settings.get('SEALING_KEY') && sealingKeysBefore) keep(file, kept)
}

function readKept(file: string): Partial<Secrets> {
  if (!existsSync(file)) return {}
  try {
    chmodSync(file, 0o600)
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    // Making new ones would lock every sealed request away for ever.
    throw new Trouble(
      `${file} cannot be read: bring it back from a backup, or move it away if you can do without what it sealed.`,
      { cause },
    )
  }
}

/** Written whole or not at all, and on the disk before anything is sealed with it. */
function keep(file: string, secrets: Partial<Secrets>): void {
  const draft = `${file}.${process.pid}`
  const handle = openSync(draft, 'w', 0o600)
  writeSync(handle, `${JSON.stringify(secrets, null, 2)}\n`)
  fsyncSync(handle)
  closeSync(handle)
  renameSync(draft, file)
  // The new name lies on the disk when its folder does.
  const folder = openSync(path.dirname(file), 'r')
  fsyncSync(folder)
  closeSync(folder)
}
