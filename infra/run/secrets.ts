/**
 * The secrets that are not in the settings: generated once, and stored in `DATA_DIR/secrets.json`, readable by its owner only.
 */

import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from './bootstrap/startup-error.mjs'
import type { Settings } from './settings.ts'
import { writeAtomically } from './write-atomically.ts'

export const services = ['auth', 'content', 'requests'] as const
export type ServiceName = (typeof services)[number]

export interface Secrets {
  adminPassword: string
  signingKey: string
  encryptionKey: string
  /** Previous keys, separated by commas, while something may still be encrypted with them; '' afterwards. */
  previousEncryptionKeys: string
  internalSecret: string
  /** Keys the audit log: the hashes of addresses and of its chain. */
  auditKey: string
  /** Encrypts the secrets of administrators' authenticator apps. */
  secondFactorKey: string
  /** Of each service's own role in PostgreSQL. */
  databasePasswords: Record<ServiceName, string>
}

// Without letters and digits that look alike: someone will type it from a screen.
const readableCharacters = 'abcdefghijkmnpqrstuvwxyz23456789'
const generateWord = (length: number) =>
  Array.from(randomBytes(length), (byte) => readableCharacters[byte % readableCharacters.length]).join('')

const generateHex = () => randomBytes(32).toString('hex')

/** How each is generated; stored ones keep their values. */
type GeneratedSecrets = Omit<Secrets, 'previousEncryptionKeys'>
const generators: { [Name in keyof GeneratedSecrets]: () => GeneratedSecrets[Name] } = {
  adminPassword: () => [generateWord(5), generateWord(5), generateWord(5), generateWord(5)].join('-'),
  signingKey: () =>
    generateKeyPairSync('ec', { namedCurve: 'P-256' })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString(),
  encryptionKey: () => randomBytes(32).toString('base64'),
  internalSecret: generateHex,
  auditKey: generateHex,
  secondFactorKey: generateHex,
  databasePasswords: () => ({
    auth: generateWord(32),
    content: generateWord(32),
    requests: generateWord(32),
  }),
}

/** The file with the secrets of this folder. */
export const getSecretsFile = (dataDir: string) => path.join(dataDir, 'secrets.json')

/** The secrets to run with: from the settings, or else from the file, generated now when there are none. */
export function loadSecrets(settings: Settings): Secrets & { isAdminPasswordGenerated: boolean } {
  const file = getSecretsFile(settings.dataDir)
  const stored = readStoredSecrets(file)
  const configured = {
    adminPassword: settings.get('ADMIN_PASSWORD'),
    signingKey: settings.get('AUTH_SIGNING_KEY'),
    encryptionKey: settings.get('ENCRYPTION_KEY'),
    internalSecret: settings.get('INTERNAL_SECRET'),
    auditKey: settings.get('AUDIT_KEY'),
    secondFactorKey: settings.get('SECOND_FACTOR_KEY'),
    databasePasswords: undefined,
  }
  const names = Object.keys(generators) as (keyof GeneratedSecrets)[]
  const missing = names.filter((name) => !configured[name] && !stored[name])
  const generated = Object.fromEntries(missing.map((name) => [name, generators[name]()]))
  if (missing.length > 0) writeSecrets(file, { ...stored, ...generated })
  const secrets = Object.fromEntries(
    names.map((name) => [name, configured[name] || stored[name] || generated[name]]),
  )
  return {
    ...(secrets as unknown as GeneratedSecrets),
    previousEncryptionKeys: settings.get('ENCRYPTION_KEYS_BEFORE') || stored.previousEncryptionKeys || '',
    isAdminPasswordGenerated: !configured.adminPassword,
  }
}

/** The encryption keys that are set or stored, in base64, the current one first; none where there are none yet. */
export function readEncryptionKeys(settings: Settings): string[] {
  const stored = readStoredSecrets(getSecretsFile(settings.dataDir))
  const encryptionKey = settings.get('ENCRYPTION_KEY') || stored.encryptionKey
  if (!encryptionKey) return []
  const previousEncryptionKeys = settings.get('ENCRYPTION_KEYS_BEFORE') || stored.previousEncryptionKeys || ''
  return listEncryptionKeys({ encryptionKey, previousEncryptionKeys })
}

/** The encryption keys in base64, the current one first. */
export function listEncryptionKeys({
  encryptionKey,
  previousEncryptionKeys,
}: Pick<Secrets, 'encryptionKey' | 'previousEncryptionKeys'>): [string, ...string[]] {
  const previousKeys = previousEncryptionKeys.split(',').map((key) => key.trim())
  return [encryptionKey, ...previousKeys.filter(Boolean)]
}

/** Stores the secrets of a backup that is restored, and its encryption keys unless they are set. */
export function storeRestoredSecrets(
  settings: Settings,
  [encryptionKey, ...previousKeys]: [string, ...string[]],
  secrets: Partial<Secrets>,
): void {
  const file = getSecretsFile(settings.dataDir)
  const keys = { encryptionKey, previousEncryptionKeys: previousKeys.join(',') }
  const isSet = settings.get('ENCRYPTION_KEY') !== ''
  writeSecrets(file, { ...readStoredSecrets(file), ...secrets, ...(isSet ? {} : keys) })
}

/** Generates a new encryption key and stores the previous one with it. An unfinished rotation keeps its new key. */
export function rotateEncryptionKey(settings: Settings): void {
  const file = getSecretsFile(settings.dataDir)
  const stored = readStoredSecrets(file)
  if (settings.get('ENCRYPTION_KEY') || !stored.encryptionKey || stored.previousEncryptionKeys) return
  writeSecrets(file, {
    ...stored,
    encryptionKey: generators.encryptionKey(),
    previousEncryptionKeys: stored.encryptionKey,
  })
}

/** Drops the previous encryption key, once nothing is encrypted with it. */
export function dropPreviousEncryptionKeys(settings: Settings): void {
  const file = getSecretsFile(settings.dataDir)
  const { previousEncryptionKeys, ...stored } = readStoredSecrets(file)
  if (!settings.get('ENCRYPTION_KEY') && previousEncryptionKeys) writeSecrets(file, stored)
}

function readStoredSecrets(file: string): Partial<Secrets> {
  if (!existsSync(file)) return {}
  try {
    chmodSync(file, 0o600)
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    // New ones would make every encrypted request unreadable for ever.
    throw new StartupError(
      `${file} cannot be read: restore it from a backup, or move it away if you can do without what is encrypted with it.`,
      { cause },
    )
  }
}

/** Through to the disk, before anything is encrypted with it. */
const writeSecrets = (file: string, secrets: Partial<Secrets>): void =>
  writeAtomically(file, `${JSON.stringify(secrets, null, 2)}\n`)
