/** The requests service: what people send us, sealed. */
import {
  Activity,
  administratorsOnly,
  type Context,
  DemoItem,
  isUuid,
  type Service,
} from '@access/service-kit'
import type { EntityClass, EntityManager } from '@mikro-orm/postgresql'
import { ActivityResolver } from './activity.resolver.ts'
import { ConflictCheck } from './conflicts/conflict-check.ts'
import { ConflictsResolver } from './conflicts/conflicts.resolver.ts'
import { KeptPartiesResolver } from './conflicts/keptParties.resolver.ts'
import { PartyMark, StoredParty } from './conflicts/party.ts'
import { AdminMessagesResolver } from './contact-messages/adminMessages.resolver.ts'
import { ContactMessage } from './contact-messages/contact-message.ts'
import { ContactMessagesResolver } from './contact-messages/contact-messages.resolver.ts'
import { DocumentBytes } from './documents/document.ts'
import { documentRoutes } from './documents/documentRoutes.ts'
import { DocumentsResolver } from './documents/documents.resolver.ts'
import { Upload } from './documents/upload.ts'
import { HoldsResolver } from './holds/holds.resolver.ts'
import { keepWorking } from './jobs/keepWorking.ts'
import { prepareJobs } from './jobs/prepareJobs.ts'
import { tasks } from './jobs/tasks.ts'
import { headlineFor } from './legal-aid-requests/headlines.ts'
import { LegalAidRequestsResolver } from './legal-aid-requests/legal-aid-requests.resolver.ts'
import { OpenedRequestsResolver } from './legal-aid-requests/opened-requests.resolver.ts'
import { LetterTemplate } from './letters/letter-template.ts'
import { LettersResolver } from './letters/letters.resolver.ts'
import { invitationRoute } from './mails/invitationRoute.ts'
import { MailsResolver } from './mails/mails.resolver.ts'
import { AttorneyOffer } from './matching/attorney-offer.ts'
import { MatchingResolver } from './matching/matching.resolver.ts'
import { OffersResolver } from './matching/offers.resolver.ts'
import { OfferTry } from './matching/offerTry.ts'
import { migrations } from './migrations/index.ts'
import { KeptOffice } from './office/kept-office.ts'
import { PromiseResolver } from './promise/promise.resolver.ts'
import { StoredNote } from './queue/note.ts'
import { QueueResolver } from './queue/queue.resolver.ts'
import { SavedView } from './queue/saved-view.ts'
import { SavedViewsResolver } from './queue/savedViews.resolver.ts'
import { AdminRegistrationsResolver } from './registrations/adminRegistrations.resolver.ts'
import { registrationExportRoute } from './registrations/exportRoute.ts'
import { KeptEvent } from './registrations/kept-event.ts'
import { Registration } from './registrations/registration.ts'
import { RegistrationsResolver } from './registrations/registrations.resolver.ts'
import { StoredMessage } from './request-messages/request-message.ts'
import { GuidelinesResolver } from './screening/guidelines.resolver.ts'
import { PovertyGuideline } from './screening/poverty-guideline.ts'
import { StoredScreening } from './screening/request-screening.ts'
import { ScreeningResolver } from './screening/screening.resolver.ts'
import { ScreeningPolicy } from './screening/screening-policy.ts'
import { keysOf, type SealedItem } from './sealedItem.ts'
import { sealedTypes, underOther } from './sealedTypes.ts'
import type { SealingKeys } from './sealing.ts'
import { fillInbox } from './seed/seed.ts'
import { LookUp } from './status/lookUp.ts'
import { StatusResolver } from './status/status.resolver.ts'
import { StoredStep } from './steps/request-step.ts'
import { Submission } from './submissions/submission.ts'
import { WaitingResolver } from './waiting.resolver.ts'

/** Another service's reference to an item shows administrators what stands outside its seal, and opens nothing. */
const shut = (Type: EntityClass<SealedItem>) => async (id: string, context: Context) => {
  administratorsOnly(context)
  return isUuid(id) ? context.em.findOne(Type, { id }) : null
}

export const requests: Service = {
  name: 'requests',
  entities: [
    ...sealedTypes.map(({ Type }) => Type),
    KeptEvent,
    KeptOffice,
    StoredMessage,
    StoredParty,
    PartyMark,
    ConflictCheck,
    StoredStep,
    LetterTemplate,
    StoredNote,
    SavedView,
    StoredScreening,
    PovertyGuideline,
    ScreeningPolicy,
    AttorneyOffer,
    OfferTry,
    LookUp,
    Submission,
    DocumentBytes,
    Upload,
    DemoItem,
    Activity,
  ],
  migrations,
  prepare: prepareJobs,
  subgraph: {
    resolvers: [
      LegalAidRequestsResolver,
      OpenedRequestsResolver,
      ConflictsResolver,
      KeptPartiesResolver,
      QueueResolver,
      SavedViewsResolver,
      ScreeningResolver,
      GuidelinesResolver,
      MatchingResolver,
      OffersResolver,
      StatusResolver,
      ContactMessagesResolver,
      AdminMessagesResolver,
      RegistrationsResolver,
      AdminRegistrationsResolver,
      DocumentsResolver,
      HoldsResolver,
      LettersResolver,
      PromiseResolver,
      MailsResolver,
      ActivityResolver,
      WaitingResolver,
    ],
    references: {
      LegalAidRequest: headlineFor,
      ContactMessage: shut(ContactMessage),
      Registration: shut(Registration),
    },
  },

  routes(inside) {
    documentRoutes(inside)
    registrationExportRoute(inside)
    invitationRoute(inside)
  },

  work: (inside) => keepWorking(tasks, inside),

  async seed(em, settings) {
    const keys = keysOf({ settings })
    await refuseAnotherKey(em, keys)
    // What ever happened here is in the audit for good: an inbox that was emptied is not filled again.
    if (settings.seed === 'demo' && (await em.count(Activity)) === 0) await fillInbox(em, keys, settings)
  },
}

/** A key that opens nothing of what is there is a mistake, better noticed now than after the next request is sealed. */
async function refuseAnotherKey(em: EntityManager, keys: SealingKeys) {
  for (const { Type } of sealedTypes) {
    const other = await em.findOne(Type, underOther(keys))
    if (!other) continue
    throw new Error(
      `SEALING_KEY (${keys[0].id}) is not the key that ${other.reference ?? other.id} was sealed with (${other.keyId}): put the old key back`,
    )
  }
}
