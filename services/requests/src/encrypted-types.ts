/** Everything that is encrypted with the service's own key, and the blind indexes of some of it. */
import type { EntityClass } from '@mikro-orm/postgresql'
import { ConflictListEntry } from './casework/conflicts/conflict-list-entry.entity.ts'
import { rebuildBlindIndexes } from './casework/conflicts/parties.ts'
import { ContactMessage } from './contact/contact-message.entity.ts'
import { Document } from './intake/attachments/document.entity.ts'
import { DecryptedRequest } from './intake/legal-aid-requests/decrypted-request.ts'
import {
  computeRequestIndexes,
  LegalAidRequest,
  type RequestPayload,
} from './intake/legal-aid-requests/legal-aid-request.entity.ts'
import { OutboxEmail } from './platform/email/outbox-email.entity.ts'
import {
  computeNumberHashes,
  StoppedNumber,
  type StoppedNumberPayload,
} from './platform/email/stopped-number.entity.ts'
import type { EncryptedRow, EncryptedType } from './platform/encryption/encrypted-type.ts'
import { computeBlindIndex } from './platform/encryption/encryption.ts'
import {
  getLinkIndexText,
  Registration,
  type RegistrationPayload,
} from './registrations/registration.entity.ts'
import {
  computeSubscriptionIndexes,
  SearchSubscription,
  type SubscriptionPayload,
} from './subscriptions/search-subscription.entity.ts'

export const encryptedTypes: EncryptedType[] = [
  {
    Type: LegalAidRequest,
    computeIndexes: (keys, { reference }: LegalAidRequest, payload: RequestPayload) =>
      computeRequestIndexes(keys, reference, payload),
    recomputeOtherIndexes: (em, keys, request: LegalAidRequest) =>
      rebuildBlindIndexes(em, new DecryptedRequest(keys, request)),
  },
  { Type: ContactMessage },
  {
    Type: Registration,
    computeIndexes: (keys, _: Registration, { link }: RegistrationPayload) => ({
      linkHash: computeBlindIndex(keys, getLinkIndexText(link)),
    }),
  },
  { Type: ConflictListEntry },
  {
    Type: SearchSubscription,
    computeIndexes: (keys, _: SearchSubscription, payload: SubscriptionPayload) =>
      computeSubscriptionIndexes(keys, payload),
  },
  { Type: OutboxEmail },
  {
    Type: StoppedNumber,
    computeIndexes: (keys, _: StoppedNumber, { number }: StoppedNumberPayload) => ({
      numberHash: computeNumberHashes(keys, number)[0]!,
    }),
  },
  // As long as it belongs to no request: then the request's key wraps its key, and its own column is empty.
  { Type: Document as EntityClass<EncryptedRow> },
]
