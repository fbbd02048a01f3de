/** The legal aid requests people have sent, newest first. Nothing sealed is opened by looking through them. */
import { Page } from '@access/kit'
import { toDashboard } from '../frame/destination.ts'
import { TopBar } from '../frame/TopBar.tsx'
import styles from '../management/management.module.css'
import { Answered } from '../parts/Answered.tsx'
import { Card } from '../parts/Card.tsx'
import { Nothing } from '../parts/Nothing.tsx'
import { useLive } from '../parts/useLive.ts'
import { allLegalAidRequests } from './documents.ts'
import { RequestTable } from './RequestTable.tsx'

export default function LegalAid() {
  const live = useLive(allLegalAidRequests, {}, 'LegalAidRequest')
  return (
    <Page title="Legal Aid Requests">
      <TopBar title="Legal Aid Requests" back={toDashboard} />
      <div className={styles.body}>
        <Card title="All requests">
          <Answered live={live}>
            {({ requests }) =>
              requests.length === 0 ? (
                <Nothing>No requests yet.</Nothing>
              ) : (
                <RequestTable requests={requests} />
              )
            }
          </Answered>
        </Card>
      </div>
    </Page>
  )
}
