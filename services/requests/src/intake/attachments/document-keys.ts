/** A document's own key, and what wraps it: the service's key until there is a request, then the request's key. */
import {
  decryptWithKey,
  type EncryptionKeys,
  encryptWithKey,
  unwrapDataKey,
  type WrappedKey,
} from '../../platform/encryption/encryption.ts'
import type { Document } from './document.entity.ts'

const getKeyContext = ({ id }: Document) => `${id} key`

/** The key of a document that is not attached yet; `DecryptionError` when none of ours unwraps it. */
export const unwrapOwnKey = (document: Document, keys: EncryptionKeys): Buffer =>
  unwrapDataKey(keys, document.id, document as Document & WrappedKey)

/** The key of a request's document; `DecryptionError` when the request's key does not unwrap it. */
export const unwrapDocumentKey = (requestKey: Buffer, document: Document): Buffer =>
  Buffer.from(decryptWithKey<string>(requestKey, getKeyContext(document), document.dataKey), 'base64')

/** A document's key, wrapped with the request's key: once that one is erased, so is this. */
export const rewrapDocumentKey = (document: Document, key: Buffer, requestKey: Buffer) => ({
  dataKey: encryptWithKey(requestKey, getKeyContext(document), key.toString('base64')),
  keyId: null,
})
