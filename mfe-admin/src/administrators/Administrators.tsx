/** Who may manage: inviting somebody, and ending what they may. */
import { Page } from '@access/kit'
import { Alert, Button } from 'antd'
import { UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { toDashboard } from '../frame/destination.ts'
import { TopBar } from '../frame/TopBar.tsx'
import styles from '../management/management.module.css'
import { Answered } from '../parts/Answered.tsx'
import parts from '../parts/parts.module.css'
import { useAct } from '../parts/useAct.ts'
import { useLive } from '../parts/useLive.ts'
import { AdministratorTable, type Asked } from './AdministratorTable.tsx'
import {
  type Account,
  allAdministrators,
  enableAdministrator,
  inviteAgain,
  type SentInvitation,
} from './documents.ts'
import { InviteDialog } from './InviteDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { Disable, Withdraw } from './questions.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import { SessionsDialog } from './SessionsDialog.tsx'

export default function Administrators() {
  const live = useLive(allAdministrators, {}, 'Account')
  const head = useRef<HTMLHeadingElement>(null)
  const [isInviting, setInviting] = useState(false)
  const [asked, ask] = useState<{ what: Asked; account: Account } | null>(null)
  const [invitation, setInvitation] = useState<SentInvitation | null>(null)
  const again = useAct(inviteAgain, {
    done: 'Administrator invited successfully',
    failed: 'Failed to invite administrator',
  })
  const enabling = useAct(enableAdministrator, {
    done: 'Administrator enabled successfully',
    failed: 'Failed to enable administrator',
  })
  const refused = again.refused ?? enabling.refused

  async function onAsked(what: Asked, account: Account) {
    if (what === 'invite again')
      return setInvitation((await again.act({ id: account.id }))?.invitation ?? null)
    if (what !== 'enable') return ask({ what, account })
    // The button that was pressed has become another.
    if (await enabling.act({ id: account.id })) head.current?.focus()
  }

  function onClosed(isDone = false) {
    ask(null)
    if (isDone) head.current?.focus()
  }

  return (
    <Page title="Administrators">
      <TopBar title="Administrators" back={toDashboard} />
      <div className={styles.body}>
        <section className={styles.card} aria-labelledby="all-administrators">
          <header className={styles.cardHeader}>
            <h2 id="all-administrators" className={styles.cardTitle} ref={head} tabIndex={-1}>
              All administrators
            </h2>
            <Button
              type="primary"
              icon={<UserPlus size={18} aria-hidden />}
              onClick={() => setInviting(true)}
            >
              Invite an administrator
            </Button>
          </header>
          {refused && (
            <div className={parts.inside}>
              <Alert type="error" showIcon title={refused} />
            </div>
          )}
          <Answered live={live}>
            {({ accounts }) => <AdministratorTable accounts={accounts} onAsked={onAsked} />}
          </Answered>
        </section>
      </div>
      {isInviting && (
        <InviteDialog
          onClosed={(sent) => {
            setInviting(false)
            setInvitation(sent)
          }}
        />
      )}
      {invitation && <LinkDialog invitation={invitation} onClosed={() => setInvitation(null)} />}
      {asked?.what === 'rename' && <RenameDialog account={asked.account} onClosed={onClosed} />}
      {asked?.what === 'sessions' && <SessionsDialog account={asked.account} onClosed={onClosed} />}
      {asked?.what === 'disable' && <Disable account={asked.account} onClosed={onClosed} />}
      {asked?.what === 'withdraw' && <Withdraw account={asked.account} onClosed={onClosed} />}
    </Page>
  )
}
