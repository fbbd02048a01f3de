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
import { caseworkEntities, caseworkResolvers } from './casework/casework.ts'
import { addLiveStream } from './casework/live/live-stream.ts'
import { documentRoutes } from './casework/requests/document-routes.ts'
import { getRequestSummary } from './casework/requests/request-summaries.ts'
import { ContactMessage } from './contact/contact-message.entity.ts'
import { ContactMessagesResolver } from './contact/contact-messages.resolver.ts'
import {
  ManagedMessagesResolver,
  PendingCountsResolver,
  SourceMessageResolver,
} from './contact/managed-messages.resolver.ts'
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
import { textReplyRoute } from './platform/email/text-reply-route.ts'
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
    ...caseworkEntities,
    StoredStatusChange,
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
      ...caseworkResolvers,
      StatusResolver,
      ContactMessagesResolver,
      ManagedMessagesResolver,
      SourceMessageResolver,
      RegistrationsResolver,
      ManagedRegistrationsResolver,
      RegisteredEventResolver,
      DocumentsResolver,
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
    textReplyRoute(service)
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
