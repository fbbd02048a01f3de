/** The kit's one door: what the shell lends to itself and to every remote. */
import './safety/noEval.ts'

export { contract, type Remote, whatIsWrongWith } from './contract.ts'
export { DataProvider, type RestoredData, useClearData } from './data/DataProvider.tsx'
export { api, type Problem, RequestFailed } from './data/rest.ts'
export { isUnavailable } from './data/unavailable.ts'
export { OfficeProvider, useOffice } from './organisation/OfficeProvider.tsx'
export {
  filledBy,
  type Office,
  type OfficeFacts,
  organisation,
  usualFacts,
} from './organisation/organisation.ts'
export { Page, titleOf } from './page/Page.tsx'
export { type PageFacts, type PageHead, type PageImage, PageProvider } from './page/PageProvider.tsx'
export * from './parts/index.ts'
export { type FindPreview, Preview, PreviewProvider } from './preview/Preview.tsx'
export type { Draft, DraftView, Previews } from './preview/previews.ts'
export { QuickExit } from './safety/QuickExit.tsx'
export { useOnLeaving } from './safety/useOnLeaving.ts'
export type {
  Desk,
  Outcome,
  RemoteForm,
  Sent,
  SentFile,
  SubmittedFailure,
  Told,
} from './sending/remoteForm.ts'
export {
  FormToken,
  formTokenField,
  type Submitted,
  SubmittedProvider,
  useSubmitted,
} from './sending/submitted.tsx'
export { type SendingOutcome, useSendOnce } from './sending/useSendOnce.ts'
export { type Administrator, type Auth, AuthProvider, useAuth } from './session/AuthProvider.tsx'
export {
  adminDate,
  adminMoment,
  dayAndTime,
  dayOfMonth,
  longDate,
  longMoment,
  organisationTimeZone,
  shortMonth,
  tellTimeIn,
  timeOfDay,
  weekday,
} from './text/dates.ts'
export { capitalised, initials } from './text/words.ts'
export {
  ToastProvider,
  type ToastText,
  type ToastTone,
  toastRules,
  useToast,
} from './toasts/ToastProvider.tsx'
