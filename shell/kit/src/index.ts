/** The kit's only entry point: a shared module of the shell and of every remote. */
import './safety/disable-zod-eval.ts'

// For the icons of remotes (`infra/build/compiler-settings.ts`).
export { createLucideIcon } from 'lucide-react'

export * from './components/index.ts'
export { contract, findContractViolation, type Remote } from './contract.ts'
export { DataProvider, type InitialData, useClearData } from './data/DataProvider.tsx'
export { isUnavailable } from './data/is-unavailable.ts'
export { api, type ProblemDetails, RequestError } from './data/rest-client.ts'
export { OfficeProvider, useOffice, useOfficeText } from './organisation/OfficeProvider.tsx'
export { OpeningState } from './organisation/OpeningState.tsx'
export {
  defaultFacts,
  fillOfficePlaceholders,
  findFoundingYear,
  formatTelNumber,
  type Office,
  type OfficeFacts,
} from './organisation/organisation.ts'
export { PhoneLink, TextWithPhone } from './organisation/PhoneLink.tsx'
export { lazyPage, type PageHandle, type PageQuery } from './page/lazy-page.tsx'
export { formatPageTitle, Page } from './page/Page.tsx'
export { type PageHead, type PageImage, type PageMetadata, PageProvider } from './page/PageProvider.tsx'
export { useIsHydrated } from './page/use-is-hydrated.ts'
export { waitForNextTask } from './page/wait-for-next-task.ts'
export type { Draft, DraftView, Previews } from './preview/Preview.tsx'
export { type FindPreview, Preview, PreviewProvider } from './preview/Preview.tsx'
export { useOnQuickExit } from './safety/leave-site.ts'
export { QuickExit } from './safety/QuickExit.tsx'
export {
  type Administrator,
  type Auth,
  AuthProvider,
  type SecondFactor,
  useAuth,
} from './session/AuthProvider.tsx'
export type {
  ApiClient,
  ApiResult,
  FormFailure,
  FormResult,
  FormSubmission,
  RemoteForm,
  SubmittedFile,
} from './submission/remote-form.ts'
export {
  FormToken,
  formTokenField,
  type SubmittedForm,
  SubmittedFormProvider,
  useSubmittedForm,
} from './submission/SubmittedFormProvider.tsx'
export { type SubmissionOutcome, useIdempotentPost } from './submission/use-idempotent-post.ts'
export {
  formatDayAndTime,
  formatDayOfMonth,
  formatLongDate,
  formatLongLocalDate,
  formatShortDate,
  formatShortLocalDate,
  formatShortMonth,
  formatTime,
  formatWeekday,
  getCalendarDay,
  getLocalDay,
  getOrganisationTimeZone,
  setOrganisationTimeZone,
} from './text/dates.ts'
export { EmailAddress } from './text/EmailAddress.tsx'
export { isolate } from './text/isolate.ts'
export { capitalize, getInitials, parsePageNumber } from './text/strings.ts'
export { ToastProvider, ToastSlot, useToast } from './toasts/ToastProvider.tsx'
export { type ToastTone, toastRules } from './toasts/toast.ts'
