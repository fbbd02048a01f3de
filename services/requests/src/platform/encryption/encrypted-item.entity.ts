/** What requests, messages and registrations have in common: a reference, when they came, and an encrypted payload. */

import { randomInt } from 'node:crypto'
import { type Actor, type Context, Instant, Item, recordAuditEvent, Text } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ObjectType } from 'type-graphql'
import {
  decryptValue,
  type EncryptionKeys,
  encryptValue,
  encryptWithKey,
  parseEncryptionKeys,
  unwrapDataKey,
} from './encryption.ts'

/** Who they are and what they wrote is encrypted; what lists are sorted by is not. */
@ObjectType()
export abstract class EncryptedItem extends Item {
  @Text({ isUnique: true }) reference!: string
  @Instant({ isIndexed: true }) receivedAt!: Date
  /** The id of what another client, or under another key, sent in the same words within ten minutes before. */
  @Text({ isOptional: true }) possibleDuplicateOf: string | null = null
  @Text({ isHidden: true }) encrypted!: string
  @Text({ isHidden: true }) dataKey!: string
  @Text({ isHidden: true }) keyId!: string
}

/** The keys of this service. Deriving them takes longer than encrypting a request, so those of the last call are kept. */
export function getEncryptionKeys({ settings: { env } }: Pick<Context, 'settings'>): EncryptionKeys {
  const source = `${env.ENCRYPTION_KEY} ${env.ENCRYPTION_KEYS_BEFORE}`
  if (lastKeys?.source !== source) lastKeys = { source, keys: parseEncryptionKeys(env) }
  return lastKeys.keys
}

let lastKeys: { source: string; keys: EncryptionKeys } | undefined

/** Fills a new item with a reference, a date and its payload, encrypted with a new data key or with this one. */
export function fillEncryptedItem<T extends EncryptedItem>(
  item: T,
  kind: Parameters<typeof generateReference>[0],
  payload: object,
  keys: EncryptionKeys,
  receivedAt = new Date(),
  dataKey?: Buffer,
): T {
  return Object.assign(
    item,
    { reference: generateReference(kind), receivedAt },
    encryptValue(keys, item.id, payload, dataKey),
  )
}

/** The item with its decrypted payload. One that cannot be decrypted is returned as it is, and does not hide the others. */
export function decryptItem<T extends EncryptedItem>(item: T, context: Pick<Context, 'settings' | 'log'>): T {
  try {
    return Object.assign(item, decryptValue<object>(getEncryptionKeys(context), item.id, item))
  } catch (error) {
    context.log.error({ reference: item.reference, reason: (error as Error).message }, 'cannot be opened')
    return item
  }
}

/** Encrypts a new payload of an item with the data key that it has. */
export function reencryptItem<T extends EncryptedItem>(item: T, payload: object, keys: EncryptionKeys): T {
  return Object.assign(item, {
    encrypted: encryptWithKey(unwrapDataKey(keys, item.id, item), item.id, payload),
  })
}

// A reference is read out over the phone and copied by hand, so nothing in it looks or sounds like something else:
// no 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V.
const letters = '34679ACDEFGHJKMNPQRTWXY'

const generateLetters = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')

/** A new reference, like LA-7K4M-93XH: says nothing about when or by whom it was made, and cannot be guessed. */
const generateReference = (kind: 'LA' | 'CM' | 'EV') => `${kind}-${generateLetters()}-${generateLetters()}`

/** Records in the audit what somebody did with an item of this type, with whatever else the `em` is about to flush. */
export const createEventRecorder =
  (itemType: string) =>
  (
    em: EntityManager,
    { id: itemId, reference: title }: Pick<EncryptedItem, 'id' | 'reference'>,
    actor: Actor,
    action: string,
  ): void =>
    recordAuditEvent(em, { actor, action, itemType, itemId, title })
