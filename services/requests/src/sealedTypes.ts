/** Everything that lies under the service's own key, and the marks that some of it is found by. */
import type { EntityClass, EntityManager } from '@mikro-orm/postgresql'
import { StoredKeptParty } from './conflicts/kept-party.ts'
import { markAnew } from './conflicts/parties.ts'
import { ContactMessage } from './contact-messages/contact-message.ts'
import { Document } from './documents/document.ts'
import { knownBy, LegalAidRequest, type Told } from './legal-aid-requests/legal-aid-request.ts'
import { Mail } from './mails/mail.ts'
import { linkText, Registration, type ToldInRegistration } from './registrations/registration.ts'
import { mark, type SealedKey, type SealingKeys } from './sealing.ts'

/** A row as far as its seal goes. */
export interface SealedRow extends SealedKey {
  id: string
  sealed: string
  reference?: string | null
}

/** One table of them; `marksOf` makes its marks anew from what is sealed in a row. */
export interface SealedType {
  Type: EntityClass<SealedRow>
  marksOf?(keys: SealingKeys, row: never, told: never): object
  /** Makes anew the marks of other rows that lie under this one's key; it has its new one already. */
  markOthers?(em: EntityManager, keys: SealingKeys, row: never): Promise<void>
}

export const sealedTypes: SealedType[] = [
  {
    Type: LegalAidRequest,
    marksOf: (keys, { reference }: LegalAidRequest, told: Told) => knownBy(keys, reference, told),
    markOthers: markAnew,
  },
  { Type: ContactMessage },
  {
    Type: Registration,
    marksOf: (keys, _: Registration, { link }: ToldInRegistration) => ({
      linkMark: mark(keys, linkText(link)),
    }),
  },
  { Type: StoredKeptParty },
  { Type: Mail },
  // As long as it belongs to no request: then that one's key keeps it, and its own column is empty.
  { Type: Document as EntityClass<SealedRow> },
]

/** What was sent, or erased, lies under no key. */
const noKey = ''

/** The rows that none of these keys seals. */
export const underOther = (keys: readonly { id: string }[]) => ({
  keyId: { $nin: [...keys.map(({ id }) => id), noKey] },
})
