/** The optional questions, which can be answered again: what is safe may change. Loaded when they are opened. */
import { Loading, SectionHeading } from '@access/kit'
import { lazy, Suspense, useState } from 'react'
import styles from './StatusPage.module.css'
import type { RequestStatusFragment } from './status.generated.ts'
import { additionalDetailsMessages } from './status.messages.ts'
import type { StatusState } from './use-request-status.ts'

const AdditionalDetails = lazy(() =>
  import(
    /* webpackChunkName: "additional-details" */ '../components/additional-details/AdditionalDetails.tsx'
  ).then(({ AdditionalDetails }) => ({ default: AdditionalDetails })),
)

export function AdditionalDetailsSection({
  requestStatus,
  statusState,
}: {
  requestStatus: RequestStatusFragment
  statusState: StatusState
}) {
  const { accessToken, onAccessToken } = statusState
  const [isOpen, setIsOpen] = useState(false)
  if (!accessToken) return null
  const { title, lead, open } =
    additionalDetailsMessages[requestStatus.hasAdditionalDetails ? 'again' : 'first']
  return (
    <section aria-labelledby="additional-details">
      <SectionHeading id="additional-details" title={title} lead={lead} />
      <details className={styles.collapsible} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="btn btn-outline">{open}</summary>
        {isOpen && (
          <div className={styles.additionalDetails}>
            <Suspense fallback={<Loading />}>
              <AdditionalDetails
                contact={requestStatus}
                accessToken={accessToken}
                onAccessToken={onAccessToken}
              />
            </Suspense>
          </div>
        )}
      </details>
    </section>
  )
}
