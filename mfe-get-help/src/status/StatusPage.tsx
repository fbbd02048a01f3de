/** The status of a request: the applicant opens it with the reference and the passphrase, without an account. */
import {
  ErrorSummary,
  type FormError,
  fillOfficePlaceholders,
  Loading,
  Masthead,
  type Office,
  Page,
  PhoneLink,
  QuickExit,
  SideCard,
  useOffice,
} from '@access/kit'
import { Link } from 'react-router-dom'
import { OfficeHours } from '../components/OfficeHours.tsx'
import { InactivityWarning } from './InactivityWarning.tsx'
import { SessionExpired } from './SessionExpired.tsx'
import { StatusLookupForm } from './StatusLookupForm.tsx'
import styles from './StatusPage.module.css'
import { StatusView } from './StatusView.tsx'
import { phoneMessages, statusMessages } from './status.messages.ts'
import { type StatusState, useRequestStatus } from './use-request-status.ts'

export default function StatusPage() {
  const statusState = useRequestStatus()
  const { requestStatus, isOpening, expiry, warning } = statusState
  const { title, description, lead } = statusMessages
  const problems = listProblems(statusState, useOffice())
  const showsLookupForm = !requestStatus && !expiry && !isOpening
  return (
    <Page
      title={problems.length > 0 ? `Error: ${title}` : title}
      description={description}
      robots="noindex"
      isPrivate
      isBlankForm
    >
      <QuickExit />
      <Masthead
        title={title}
        ancestors={[{ to: '/get-help', text: statusMessages.parentTitle }]}
        currentLabel={statusMessages.currentTitle}
        lead={showsLookupForm ? lead : undefined}
      />
      <div className="page section-end with-side">
        <div className={styles.column} id="status">
          <ErrorSummary errors={problems} />
          {expiry && <SessionExpired statusState={statusState} />}
          {isOpening && <Loading text={statusMessages.submitting} />}
          {showsLookupForm && <StatusLookupForm statusState={statusState} />}
          {requestStatus && (
            <StatusView
              key={requestStatus.reference}
              requestStatus={requestStatus}
              statusState={statusState}
            />
          )}
        </div>
        <PhoneCard {...(requestStatus ? phoneMessages.talk : phoneMessages.lostPassphrase)} />
      </div>
      <InactivityWarning warning={warning} />
    </Page>
  )
}

/** A field may have several errors, one a line. */
function listProblems({ errors, failure }: StatusState, office: Office): FormError[] {
  const fieldProblems = Object.entries(errors).flatMap(([name, fieldErrors]) =>
    fieldErrors.split('\n').map((message) => ({ name, message })),
  )
  return failure ? [...fieldProblems, { message: fillOfficePlaceholders(office, failure) }] : fieldProblems
}

function PhoneCard({ title, text }: { title: string; text: string }) {
  return (
    <aside className="side" aria-label={title}>
      <SideCard title={title}>
        <p>{text}</p>
        <p>
          <PhoneLink className={`target ${styles.call}`} />
        </p>
        <OfficeHours />
        <p>
          <Link className="target" to="/get-help">
            {phoneMessages.request}
          </Link>
        </p>
      </SideCard>
    </aside>
  )
}
