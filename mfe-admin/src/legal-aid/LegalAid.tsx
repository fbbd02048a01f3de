/** The queue of legal aid requests, ordered by deadline. The list decrypts nothing. */
import { readyViews } from '@access/requests/casework/queue/queue.rules'
import { Flex } from 'antd'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import parts from '../components/components.module.css'
import styles from '../components/screen.module.css'
import { Screen } from '../frame/Screen.tsx'
import { usePermissions } from '../session/use-permissions.ts'
import { ClaimNextButton } from './queue/ClaimNextButton.tsx'
import { readyViewLabels } from './queue/queue-filters.ts'
import { RequestQueue } from './queue/RequestQueue.tsx'
import { RequestPreview } from './RequestPreview.tsx'

export default function LegalAid() {
  const may = usePermissions()
  const [parameters] = useSearchParams()
  const view = readyViews.find((one) => one === parameters.get('view'))
  const headingRef = useRef<HTMLHeadingElement>(null)
  return (
    <Screen title="Legal Aid Requests">
      <section className={styles.card} aria-labelledby="all-requests">
        <Flex
          component="header"
          wrap
          align="center"
          justify="space-between"
          gap="small"
          className={parts.strip!}
        >
          <h2 id="all-requests" className={styles.cardTitle} ref={headingRef} tabIndex={-1}>
            {view ? readyViewLabels[view] : 'All requests'}
          </h2>
          {may('assignRequests') && <ClaimNextButton />}
        </Flex>
        <RequestQueue
          renderPreview={(preview) => <RequestPreview {...preview} />}
          onChanged={() => headingRef.current?.focus()}
        />
      </section>
    </Screen>
  )
}
