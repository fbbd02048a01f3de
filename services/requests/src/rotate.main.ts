/** `npm run encryption-keys -- rotate`. Needs DATABASE_URL and the keys, the current one and the earlier ones. */
import { runMigrations, withDatabase, withMigrationLock } from '@access/service-kit'
import { encryptedTypes } from './encrypted-types.ts'
import { parseEncryptionKeys } from './platform/encryption/encryption.ts'
import { formatRotationReport, rotateKeys } from './platform/key-rotation/rotate-keys.ts'
import { requests } from './requests.ts'

const result = await withDatabase(requests, (orm, url) =>
  withMigrationLock(url, async () => {
    await runMigrations(orm)
    return rotateKeys(orm.em.fork(), parseEncryptionKeys(process.env), encryptedTypes)
  }),
)
const isComplete = result.undecryptable.length === 0
;(isComplete ? process.stdout : process.stderr).write(`${formatRotationReport(result)}\n`)
process.exitCode = isComplete ? 0 : 1
