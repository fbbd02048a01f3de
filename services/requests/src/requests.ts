/** The requests service: what people send us, encrypted. */
import {
  AuditChainLink,
  AuditEvent,
  DemoItem,
  isUuid,
  type ReferenceResolver,
  type Service,
} from '@access/service-kit'
import type { Permission } from '@access/service-kit/roles/roles.rules'
import type { EntityClass, EntityManager } from '@mikro-orm/postgresql'
import { Erasure } from './applicant/erasure/erasure.entity.ts'
import { StatusResolver } from './applicant/status/request-status.resolver.ts'
import { StatusLookup } from './applicant/status/status-lookup.entity.ts'
import { RequestOpening } from './casework/access/legal-aid-request.policy.ts'
import { CaseSheetResolver } from './casework/case-sheet/case-sheet.resolver.ts'
import { ClosingReport } from './casework/closing-reports/closing-report.entity.ts'
import { ConflictCheck } from './casework/conflicts/conflict-check.entity.ts'
import { ConflictListResolver } from './casework/conflicts/conflict-list.resolver.ts'
import { PartyBlindIndex, StoredParty } from './casework/conflicts/party.entity.ts'
import { PeopleResolver } from './casework/conflicts/people.resolver.ts'
import { AbsencesResolver } from './casework/hand-over/absences.resolver.ts'
import { HandOverResolver } from './casework/hand-over/hand-over.resolver.ts'
import { LettersResolver } from './casework/letters/letters.resolver.ts'
import { LetterTemplate, MessageTemplate } from './casework/letters/templates.entity.ts'
import { LettersTransferResolver } from './casework/letters-transfer/letters-transfer.resolver.ts'
import { addLiveStream } from './casework/live/live-stream.ts'
import { RequestPresence } from './casework/live/request-presence.entity.ts'
import { MatchingResolver } from './casework/matching/matching.resolver.ts'
import { OfferAttempt } from './casework/matching/offer-answer.ts'
import { OffersResolver } from './casework/matching/offers.resolver.ts'
import { ReferralOffer } from './casework/matching/referral-offer.entity.ts'
import { MessageTemplatesResolver } from './casework/message-templates/message-templates.resolver.ts'
import { RequestNote } from './casework/notes/request-note.entity.ts'
import { Notification, NotificationChoice } from './casework/notifications/notification.entity.ts'
import { NotificationsResolver } from './casework/notifications/notifications.resolver.ts'
import { PromiseResolver } from './casework/public-promise/promise.resolver.ts'
import { AssigneeResolver } from './casework/queue/assignment.ts'
import { QueueResolver } from './casework/queue/queue.resolver.ts'
import { SavedView, SavedViewsResolver } from './casework/queue/saved-views.resolver.ts'
import { ClosingReportsResolver } from './casework/requests/closing-reports.resolver.ts'
import { ConflictsResolver } from './casework/requests/conflicts.resolver.ts'
import { documentRoutes } from './casework/requests/document-routes.ts'
import { RequestDetailsResolver } from './casework/requests/request-details.resolver.ts'
import { getRequestSummary } from './casework/requests/request-summaries.ts'
import { GuidelinesResolver } from './casework/screening/guidelines.resolver.ts'
import { RequestScreening } from './casework/screening/request-screening.entity.ts'
import { ScreeningResolver } from './casework/screening/screening.resolver.ts'
import { PovertyGuideline, ScreeningPolicy } from './casework/screening/screening-criteria.entity.ts'
import { Absence } from './casework/staff/absence.entity.ts'
import { StatisticsResolver } from './casework/statistics/statistics.resolver.ts'
import { ContactMessage } from './contact/contact-message.entity.ts'
import { ContactMessagesResolver } from './contact/contact-messages.resolver.ts'
import { ManagedMessagesResolver, PendingCountsResolver } from './contact/managed-messages.resolver.ts'
import { SourceMessageResolver } from './contact/source-message.resolver.ts'
import { encryptedTypes } from './encrypted-types.ts'
import { DocumentBytes } from './intake/attachments/document.entity.ts'
import { DocumentsResolver } from './intake/attachments/documents.resolver.ts'
import { StoredMessage } from './intake/request-messages/request-message.entity.ts'
import { StoredStatusChange } from './intake/status-history/status-change.entity.ts'
import { Upload } from './intake/uploads/upload-quota.ts'
import { queueUnscannedDocuments } from './intake/virus-scan/scan-document.ts'
import { migrations } from './migrations/index.ts'
import { AuditEventResolver } from './platform/audit/audit.resolver.ts'
import { accountEmailRoutes } from './platform/email/account-email-routes.ts'
import { FailedEmailsResolver } from './platform/email/failed-emails.resolver.ts'
import { TestEmailResolver } from './platform/email/test-email.resolver.ts'
import { type EncryptedItem, getEncryptionKeys } from './platform/encryption/encrypted-item.entity.ts'
import { underOtherKeys } from './platform/encryption/encrypted-type.ts'
import type { EncryptionKeys } from './platform/encryption/encryption.ts'
import { IdempotencyRecord } from './platform/idempotency/idempotency-record.entity.ts'
import { migrateJobTables } from './platform/jobs/job-connections.ts'
import { runJobs } from './platform/jobs/run-jobs.ts'
import { CachedOfficeSettings } from './platform/office/cached-office-settings.entity.ts'
import { PublicChange } from './platform/public-changes/public-change.entity.ts'
import { publicMutations } from './public-mutations.ts'
import { EventSnapshot } from './registrations/event-snapshot.entity.ts'
import { registrationExportRoute } from './registrations/export-route.ts'
import {
  ManagedRegistrationsResolver,
  RegisteredEventResolver,
} from './registrations/managed-registrations.resolver.ts'
import { Registration } from './registrations/registration.entity.ts'
import { RegistrationsResolver } from './registrations/registrations.resolver.ts'
import { fillInbox } from './seed/seed.ts'
import { SubmissionResolver } from './submission/submission.resolver.ts'
import { SubscriptionsResolver } from './subscriptions/subscriptions.resolver.ts'
import { tasks } from './tasks.ts'

/** Another service's reference to an item: administrators see what is not encrypted, and nothing is decrypted for it. */
const createEncryptedReference = (
  Type: EntityClass<EncryptedItem>,
  access: Permission,
): ReferenceResolver => ({
  access,
  resolve: async (id, { em }) => (isUuid(id) ? em.findOne(Type, { id }) : null),
})

export const requests: Service = {
  name: 'requests',
  entities: [
    ...encryptedTypes.map(({ Type }) => Type),
    EventSnapshot,
    CachedOfficeSettings,
    StoredMessage,
    StoredParty,
    PartyBlindIndex,
    ConflictCheck,
    StoredStatusChange,
    LetterTemplate,
    MessageTemplate,
    RequestNote,
    SavedView,
    Absence,
    RequestOpening,
    RequestPresence,
    Notification,
    NotificationChoice,
    RequestScreening,
    PovertyGuideline,
    ScreeningPolicy,
    ReferralOffer,
    ClosingReport,
    OfferAttempt,
    StatusLookup,
    PublicChange,
    IdempotencyRecord,
    Erasure,
    DocumentBytes,
    Upload,
    DemoItem,
    AuditChainLink,
    AuditEvent,
  ],
  migrations,
  prepare: migrateJobTables,
  publicMutations,
  subgraph: {
    resolvers: [
      SubmissionResolver,
      RequestDetailsResolver,
      ConflictsResolver,
      ConflictListResolver,
      PeopleResolver,
      QueueResolver,
      AssigneeResolver,
      SavedViewsResolver,
      NotificationsResolver,
      HandOverResolver,
      AbsencesResolver,
      ScreeningResolver,
      GuidelinesResolver,
      MatchingResolver,
      OffersResolver,
      ClosingReportsResolver,
      StatusResolver,
      ContactMessagesResolver,
      ManagedMessagesResolver,
      SourceMessageResolver,
      RegistrationsResolver,
      ManagedRegistrationsResolver,
      RegisteredEventResolver,
      DocumentsResolver,
      LettersResolver,
      LettersTransferResolver,
      MessageTemplatesResolver,
      CaseSheetResolver,
      PromiseResolver,
      StatisticsResolver,
      FailedEmailsResolver,
      TestEmailResolver,
      AuditEventResolver,
      PendingCountsResolver,
      SubscriptionsResolver,
    ],
    references: {
      LegalAidRequest: { access: 'workOnRequests', resolve: getRequestSummary },
      ContactMessage: createEncryptedReference(ContactMessage, 'answerMessages'),
      Registration: createEncryptedReference(Registration, 'manageRegistrations'),
    },
  },

  routes(service) {
    documentRoutes(service)
    registrationExportRoute(service)
    accountEmailRoutes(service)
    addLiveStream(service)
  },

  startBackgroundWork(service) {
    void queueUnscannedDocuments({ ...service, em: service.orm.em.fork() })
    return runJobs(tasks, service)
  },

  async seed(em, settings) {
    const keys = getEncryptionKeys({ settings })
    await assertKnownKey(em, keys)
    // What ever happened here is in the audit for good: an inbox that was emptied is not filled again.
    if (settings.seed === 'demo' && (await em.count(AuditEvent)) === 0) await fillInbox(em, keys, settings)
  },
}

/** A key that decrypts nothing of what is there is a mistake, better noticed now than after the next request. */
async function assertKnownKey(em: EntityManager, keys: EncryptionKeys) {
  for (const { Type } of encryptedTypes) {
    const other = await em.findOne(Type, underOtherKeys(keys))
    if (!other) continue
    throw new Error(
      `ENCRYPTION_KEY (${keys[0].id}) is not the key that ${other.reference ?? other.id} was encrypted with (${other.keyId}): put the old key back`,
    )
  }
}
