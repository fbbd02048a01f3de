/** How often one address may call what is open to anybody. */
import type { PublicMutationLimits } from '@access/service-kit'

/** Anyone who has a page open asks again and again; several may share an address. */
const reading = { perMinute: 120 }
/** A person presses a button. */
const changing = { perMinute: 20 }
const submission = { limitedBy: 'platform/idempotency/create-idempotently.ts' }
const passphrase = { limitedBy: 'applicant/status/status-lookup.entity.ts' }
const offer = { limitedBy: 'casework/matching/offer-answer.ts' }

export const publicMutations: PublicMutationLimits = {
  sendLegalAidRequest: submission,
  sendContactMessage: submission,
  registerForEvent: submission,
  subscribeToJudgments: submission,
  openRequestStatus: passphrase,
  replacePassphrase: passphrase,
  refreshRequestStatus: reading,
  proposePassphrase: changing,
  endRequestAccess: changing,
  writeToOffice: changing,
  changeCourtDate: changing,
  addDocuments: changing,
  removeDocument: changing,
  withdrawRequest: changing,
  reopenRequest: changing,
  eraseRequest: changing,
  answerClosureNotice: changing,
  setEmailUpdates: changing,
  requestTextCode: changing,
  confirmTextUpdates: changing,
  setTextUpdates: changing,
  saveAdditionalDetails: changing,
  openRegistration: reading,
  changeRegistration: changing,
  cancelRegistrationByLink: changing,
  openJudgmentSubscription: reading,
  confirmJudgmentSubscription: changing,
  endJudgmentSubscription: changing,
  openOffer: offer,
  declareConflict: offer,
  answerOffer: offer,
}
