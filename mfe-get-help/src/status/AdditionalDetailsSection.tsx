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
  const { accessToken, onAccessToken, performAction } = statusState
  const [isOpen, setIsOpen] = useState(false)
  if (!accessToken) return null
  /** What they answer decides what else the page offers, such as texts. */
  function refresh(newAccessToken: string | null) {
    onAccessToken(newAccessToken)
    if (newAccessToken) performAction('refresh', { accessToken: newAccessToken })
  }
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
                knownMethods={requestStatus.safeContactMethods}
                offersTexts={false}
                accessToken={accessToken}
                onAccessToken={refresh}
              />
            </Suspense>
          </div>
        )}
      </details>
    </section>
  )
}
