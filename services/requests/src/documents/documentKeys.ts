/** A paper's own key, and who keeps it: the service until there is a request, then the request's key. */
import { dataKeyOf, openUnder, type SealedKey, type SealingKeys, sealUnder } from '../sealing.ts'
import type { Document } from './document.ts'

const keyName = ({ id }: Document) => `${id} key`

/** The key of a paper that belongs to nothing yet; `CannotUnseal` when none of ours opens it. */
export const ownKey = (document: Document, keys: SealingKeys): Buffer =>
  dataKeyOf(keys, document.id, document as Document & SealedKey)

/** The key of a request's paper; `CannotUnseal` when the request's key does not open it. */
export const keyHeldBy = (requestKey: Buffer, document: Document): Buffer =>
  Buffer.from(openUnder<string>(requestKey, keyName(document), document.dataKey), 'base64')

/** A paper's key as it is stored from the moment that a request keeps it: once that one's key is gone, so is this. */
export const handedOver = (document: Document, key: Buffer, requestKey: Buffer) => ({
  dataKey: sealUnder(requestKey, keyName(document), key.toString('base64')),
  keyId: null,
})
