/** The first screen after signing in: how much there is, where to go, and what happened last. */
import { Page } from '@access/kit'
import { Alert, Button } from 'antd'
import { useQuery } from 'urql'
import { TopBar } from '../frame/TopBar.tsx'
import { LoadFailed } from '../management/LoadFailed.tsx'
import { isSignedOut } from '../management/refusal.ts'
import { Also } from './Also.tsx'
import styles from './dashboard.module.css'
import { authOverview, contentOverview, requestsOverview } from './documents.ts'
import { Figure } from './Figure.tsx'
import { QuickActions } from './QuickActions.tsx'
import { RecentActivity } from './RecentActivity.tsx'

// Live figures: what is remembered shows at once, and is read again each time one comes here.
const live = { variables: {}, requestPolicy: 'cache-and-network' } as const

export default function Dashboard() {
  const [content, readContent] = useQuery({ query: contentOverview, ...live })
  const [requests, readRequests] = useQuery({ query: requestsOverview, ...live })
  const [auth, readAuth] = useQuery({ query: authOverview, ...live })
  const parts = [content, requests, auth]
  const failed = parts.filter(({ error }) => error)
  const ended = failed.find(({ error }) => isSignedOut(error))?.error

  function readAgain() {
    for (const read of [readContent, readRequests, readAuth]) read({ requestPolicy: 'network-only' })
  }

  return (
    <Page title="Dashboard">
      <TopBar title="Dashboard" />
      <div className={styles.body}>
        {ended && <LoadFailed error={ended} retry={readAgain} />}
        {failed.length > 0 && !ended && <Partial readAgain={readAgain} />}
        <dl className={styles.figures} aria-label="Figures">
          <Figure label="Total Cases" part={content} value={content.data?.caseCount} />
          <Figure label="Legal Aid Requests" part={requests} value={requests.data?.legalAidRequestCount} />
          <Figure label="Blog Posts" part={content} value={content.data?.postCount} />
          <Figure label="Team Members" part={content} value={content.data?.teamMemberCount} />
        </dl>
        <QuickActions />
        <Also />
        <RecentActivity
          lines={parts.flatMap(({ data }) => data?.activity ?? [])}
          isLoading={parts.some(({ data, error }) => !data && !error)}
        />
      </div>
    </Page>
  )
}

function Partial({ readAgain }: { readAgain(): void }) {
  return (
    <Alert
      type="warning"
      showIcon
      title="Some of this could not be loaded. What you see is the rest."
      action={<Button onClick={readAgain}>Try again</Button>}
    />
  )
}
