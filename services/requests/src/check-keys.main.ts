/** `npm run keys -- check`. Needs DATABASE_URL, and as ENCRYPTION_KEY and ENCRYPTION_KEYS_BEFORE the keys of the sheet. */
import { withDatabase } from '@access/service-kit'
import { encryptedTypes } from './encrypted-types.ts'
import { parseEncryptionKeys } from './platform/encryption/encryption.ts'
import { checkKeys } from './platform/key-rotation/check-keys.ts'
import { requests } from './requests.ts'

const keys = parseEncryptionKeys(process.env)
const { rowCount, decryptableCount } = await withDatabase(requests, (orm) =>
  checkKeys(orm.em.fork(), keys, encryptedTypes),
)
const ids = keys.map(({ id }) => id).join(', ')
const isComplete = decryptableCount === rowCount
const message = isComplete
  ? `The sheet (${ids}) opens everything that is stored here: ${rowCount} items.`
  : `The sheet (${ids}) opens ${decryptableCount} of the ${rowCount} items that are stored here: it is not the sheet of this installation, or not of today.`
;(isComplete ? process.stdout : process.stderr).write(`${message}\n`)
process.exitCode = isComplete ? 0 : 1
