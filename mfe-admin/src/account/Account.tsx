/** One's own account: name, password, and where one is signed in. */
import { Page } from '@access/kit'
import { toDashboard } from '../frame/destination.ts'
import { TopBar } from '../frame/TopBar.tsx'
import styles from '../management/management.module.css'
import { Answered } from '../parts/Answered.tsx'
import { Card } from '../parts/Card.tsx'
import parts from '../parts/parts.module.css'
import { SessionList } from '../parts/SessionList.tsx'
import { useSessions } from '../parts/sessions.ts'
import { useLive } from '../parts/useLive.ts'
import layout from './account.module.css'
import { type Me, whoAmI } from './documents.ts'
import { NameCard } from './NameCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'

export default function Account() {
  const live = useLive(whoAmI, {}, 'Account')
  return (
    <Page title="Your account">
      <TopBar title="Your account" back={toDashboard} />
      <div className={styles.body}>
        <Answered live={live}>{({ me }) => me && <Own me={me} />}</Answered>
      </div>
    </Page>
  )
}

function Own({ me }: { me: Me }) {
  const sessions = useSessions(me.id)
  return (
    <div className={layout.cards}>
      <div className={layout.column}>
        <NameCard me={me} />
        <PasswordCard me={me} onChanged={sessions.readAgain} />
      </div>
      <Card title="Where you are signed in">
        <Answered live={sessions}>
          {({ sessions }) => (
            <div className={parts.inside}>
              <SessionList administrator={me.id} sessions={sessions} />
            </div>
          )}
        </Answered>
      </Card>
    </div>
  )
}
