/** The legal aid requests people have sent, newest first, to be read. */
import { adminMoment, Badge, Door, Loading, Page, StatusBadge } from '@access/kit'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { useQuery } from 'urql'
import { TopBar } from '../frame/TopBar.tsx'
import { DataTable } from '../management/DataTable.tsx'
import { LoadFailed } from '../management/LoadFailed.tsx'
import styles from '../management/management.module.css'
import { Pager } from '../management/Pager.tsx'
import { pageOf } from '../management/pages.ts'
import { allLegalAidRequests, type LegalAidRequest } from './documents.ts'
import { RequestDrawer } from './RequestDrawer.tsx'

const tones: Record<string, 'clay' | 'amber' | 'sky'> = { Emergency: 'clay', High: 'amber', Medium: 'sky' }

// 'in_review' as people read it.
const spoken = (status: string) => status.replaceAll('_', ' ')

const columns: Record<string, (request: LegalAidRequest) => ReactNode> = {
  Received: ({ receivedAt }) => <time className="nowrap">{adminMoment(receivedAt)}</time>,
  Category: ({ category }) => category,
  Urgency: ({ urgency }) => <Badge tone={tones[urgency] ?? 'plain'}>{urgency}</Badge>,
  Status: ({ status }) => <StatusBadge status={spoken(status)} />,
  Name: ({ name }) => name,
}

export default function LegalAid() {
  // People send requests while this is open elsewhere: each visit reads the list again.
  const [{ data, error }, readAgain] = useQuery({
    query: allLegalAidRequests,
    variables: {},
    requestPolicy: 'cache-and-network',
  })
  return (
    <Page title="Legal Aid Requests">
      <TopBar title="Legal Aid Requests" back />
      <div className={styles.body}>
        <section className={styles.card} aria-labelledby="all-requests">
          <header className={styles.cardHeader}>
            <h2 id="all-requests" className={styles.cardTitle}>
              All requests
            </h2>
          </header>
          {data ? (
            <Requests requests={data.requests} />
          ) : error ? (
            <LoadFailed error={error} retry={() => readAgain({ requestPolicy: 'network-only' })} />
          ) : (
            <Loading />
          )}
        </section>
      </div>
    </Page>
  )
}

function Requests({ requests }: { requests: LegalAidRequest[] }) {
  const [wanted, setPage] = useState(1)
  const [opened, setOpened] = useState<LegalAidRequest | null>(null)
  const { page, pages, shown } = pageOf(requests, wanted)

  const reference = (request: LegalAidRequest) => (
    <Button type="link" className={styles.rowLink} onClick={() => setOpened(request)}>
      {request.reference}
    </Button>
  )

  if (requests.length === 0)
    return (
      <div className="loading">
        <Door state="ajar" />
        <p>No requests yet.</p>
      </div>
    )
  return (
    <>
      <DataTable
        label="Legal aid requests, table"
        rows={shown}
        columns={{ Reference: reference, ...columns }}
      />
      <Pager page={page} pages={pages} onTurn={setPage} />
      {opened && <RequestDrawer request={opened} onClosed={() => setOpened(null)} />}
    </>
  )
}
