/** One's own account: name, password, and where one is signed in. */
import { Flex } from 'antd'
import { RequestsCard } from '../administrators/RequestsCard.tsx'
import { SessionList } from '../administrators/SessionList.tsx'
import { ActiveSessionsDocument } from '../administrators/sessions.generated.ts'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { QueryResult } from '../data/QueryResult.tsx'
import { useLiveQuery } from '../data/use-live-query.ts'
import { Screen } from '../frame/Screen.tsx'
import { NotificationsCard } from '../notifications/NotificationsCard.tsx'
import { SecondFactorsCard } from '../second-factors/SecondFactorsCard.tsx'
import { usePermissions } from '../session/use-permissions.ts'
import { CurrentAccountDocument, type CurrentAccountFragment } from './account.generated.ts'
import layout from './account.module.css'
import { NameCard } from './NameCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { DensityCard, ShortcutsCard } from './PreferenceCards.tsx'

export default function Account() {
  const query = useLiveQuery(CurrentAccountDocument, {}, 'Account')
  return (
    <Screen title="Your account">
      <QueryResult query={query}>
        {({ me: account }) => account && <AccountCards account={account} />}
      </QueryResult>
    </Screen>
  )
}

function AccountCards({ account }: { account: CurrentAccountFragment }) {
  const may = usePermissions()
  const sessions = useLiveQuery(ActiveSessionsDocument, { administrator: account.id }, 'ActiveSession')
  return (
    <div className={layout.cards}>
      <Flex vertical gap="large">
        <NameCard account={account} />
        {may('workOnRequests') && <RequestsCard colleague={account} />}
        <PasswordCard account={account} onChanged={sessions.refetch} />
      </Flex>
      <Flex vertical gap="large">
        <SecondFactorsCard />
        {may('workOnRequests') && <NotificationsCard />}
        {may('readAllRequests') && <ShortcutsCard />}
        <DensityCard />
        <Card title="Where you are signed in">
          <QueryResult query={sessions}>
            {({ sessions }) => (
              <div className={parts.inside}>
                <SessionList administratorId={account.id} sessions={sessions} />
              </div>
            )}
          </QueryResult>
        </Card>
      </Flex>
    </div>
  )
}
