/** One's own account: name, password, and where one is signed in. */
import { Page } from '@access/kit'
import { SessionList } from '../administrators/SessionList.tsx'
import { useSessions } from '../administrators/sessions.queries.ts'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import styles from '../components/screen.module.css'
import { QueryResult } from '../data/QueryResult.tsx'
import { useLiveQuery } from '../data/use-live-query.ts'
import { TopBar } from '../frame/TopBar.tsx'
import { dashboardBackLink } from '../session/login-redirect.ts'
import layout from './account.module.css'
import { type CurrentAccount, currentAccountQuery } from './account.queries.ts'
import { NameCard } from './NameCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'

export default function Account() {
  const query = useLiveQuery(currentAccountQuery, {}, 'Account')
  return (
    <Page title="Your account">
      <TopBar title="Your account" back={dashboardBackLink} />
      <div className={styles.body}>
        <QueryResult query={query}>
          {({ me: account }) => account && <AccountCards account={account} />}
        </QueryResult>
      </div>
    </Page>
  )
}

function AccountCards({ account }: { account: CurrentAccount }) {
  const sessions = useSessions(account.id)
  return (
    <div className={layout.cards}>
      <div className={layout.column}>
        <NameCard account={account} />
        <PasswordCard account={account} onChanged={sessions.refetch} />
      </div>
      <Card title="Where you are signed in">
        <QueryResult query={sessions}>
          {({ sessions }) => (
            <div className={parts.inside}>
              <SessionList administratorId={account.id} sessions={sessions} />
            </div>
          )}
        </QueryResult>
      </Card>
    </div>
  )
}
