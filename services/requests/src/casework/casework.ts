/** What the work on requests stores, and what it answers. */
import { RequestOpening } from './access/legal-aid-request.policy.ts'
import { CaseSheetResolver } from './case-sheet/case-sheet.resolver.ts'
import { ClosingReport } from './closing-reports/closing-report.entity.ts'
import { ConflictCheck } from './conflicts/conflict-check.entity.ts'
import { ConflictListResolver } from './conflicts/conflict-list.resolver.ts'
import { PartyBlindIndex, StoredParty } from './conflicts/party.entity.ts'
import { PeopleResolver } from './conflicts/people.resolver.ts'
import { AbsencesResolver } from './hand-over/absences.resolver.ts'
import { HandOverResolver } from './hand-over/hand-over.resolver.ts'
import { LettersResolver } from './letters/letters.resolver.ts'
import { LetterTemplate, MessageTemplate } from './letters/templates.entity.ts'
import { LettersTransferResolver } from './letters-transfer/letters-transfer.resolver.ts'
import { RequestPresence } from './live/request-presence.entity.ts'
import { MatchingResolver } from './matching/matching.resolver.ts'
import { OfferAttempt } from './matching/offer-answer.ts'
import { OffersResolver } from './matching/offers.resolver.ts'
import { ReferralOffer } from './matching/referral-offer.entity.ts'
import { MessageTemplatesResolver } from './message-templates/message-templates.resolver.ts'
import { RequestNote } from './notes/request-note.entity.ts'
import { Notification, NotificationChoice } from './notifications/notification.entity.ts'
import { NotificationsResolver } from './notifications/notifications.resolver.ts'
import { PromiseResolver } from './public-promise/promise.resolver.ts'
import { AssigneeResolver } from './queue/assignment.ts'
import { QueueResolver } from './queue/queue.resolver.ts'
import { SavedView, SavedViewsResolver } from './queue/saved-views.resolver.ts'
import { ClosingReportsResolver } from './requests/closing-reports.resolver.ts'
import { ConflictsResolver } from './requests/conflicts.resolver.ts'
import { RequestDetailsResolver } from './requests/request-details.resolver.ts'
import { GuidelinesResolver } from './screening/guidelines.resolver.ts'
import { RequestScreening } from './screening/request-screening.entity.ts'
import { ScreeningResolver } from './screening/screening.resolver.ts'
import { PovertyGuideline, ScreeningPolicy } from './screening/screening-criteria.entity.ts'
import { Absence } from './staff/absence.entity.ts'
import { StatisticsResolver } from './statistics/statistics.resolver.ts'

export const caseworkEntities = [
  StoredParty,
  PartyBlindIndex,
  ConflictCheck,
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
]

export const caseworkResolvers = [
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
  LettersResolver,
  LettersTransferResolver,
  MessageTemplatesResolver,
  CaseSheetResolver,
  PromiseResolver,
  StatisticsResolver,
]
