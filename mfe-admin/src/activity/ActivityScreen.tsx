/** Who did what and when, of all that is written down: searched, narrowed and saved as a table. */
import { Loading, Page } from '@access/kit'
import { Alert, Button } from 'antd'
import { Download } from 'lucide-react'
import { Link } from 'react-router-dom'
import { toDashboard } from '../frame/destination.ts'
import { TopBar } from '../frame/TopBar.tsx'
import { LoadFailed } from '../management/LoadFailed.tsx'
import management from '../management/management.module.css'
import { ActivityLines } from '../parts/ActivityLines.tsx'
import { Card } from '../parts/Card.tsx'
import { Nothing } from '../parts/Nothing.tsx'
import { ActivityFilters } from './ActivityFilters.tsx'
import styles from './activity.module.css'
import { type Audits, useAudits } from './useAudits.ts'
import { useExport } from './useExport.ts'
import { type Filters, useFilters } from './useFilters.ts'

export default function ActivityScreen() {
  const filters = useFilters()
  const audits = useAudits(filters.question)
  const { save, isSaving, said } = useExport()
  return (
    <Page title="Activity">
      <TopBar title="Activity" back={toDashboard} />
      <div className={management.body}>
        <Card title="What happened">
          <ActivityFilters {...filters} isFetching={audits.isFetching} />
          {said && <Alert className={styles.said} type={said.type} showIcon title={said.text} />}
          <div className={styles.bar}>
            <p className={styles.hint}>Nobody can change or remove a line. An export is written down too.</p>
            <Button
              icon={<Download size={18} aria-hidden />}
              loading={isSaving}
              onClick={() => save(filters.question)}
            >
              Export CSV
            </Button>
          </div>
          <Lines audits={audits} filters={filters} />
        </Card>
      </div>
    </Page>
  )
}

function Lines({ audits, filters }: { audits: Audits; filters: Filters }) {
  const { lines, hasMore, away, error, isLoading, readAgain } = audits
  if (isLoading) return <Loading />
  if (error) return <LoadFailed error={error} retry={readAgain} />
  const last = lines.at(-1)
  return (
    <>
      {away.length > 0 && (
        <Alert
          className={styles.said}
          type="warning"
          showIcon
          title={`What is written down about ${away.join(' and ')} could not be loaded. What you see is the rest.`}
          action={<Button onClick={readAgain}>Try again</Button>}
        />
      )}
      {last ? <ActivityLines lines={lines} /> : <Nothing>Nothing like that has happened.</Nothing>}
      <nav className={styles.pages} aria-label="Pages">
        {filters.newest && <Link to={filters.newest}>Newest</Link>}
        {last && hasMore && <Link to={filters.olderThan(last)}>Older</Link>}
      </nav>
    </>
  )
}
