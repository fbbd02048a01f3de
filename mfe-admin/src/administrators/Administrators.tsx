/** Who may manage: inviting somebody, and ending what they may. */

import { Alert, Button } from 'antd'
import { UserPlus } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { Card } from '../components/Card.tsx'
import { buildMessages } from '../components/change.messages.ts'
import parts from '../components/components.module.css'
import { useCardDialog } from '../components/use-card-dialog.ts'
import { QueryResult } from '../data/QueryResult.tsx'
import { useAction } from '../data/use-action.ts'
import { useLiveQuery } from '../data/use-live-query.ts'
import { Screen } from '../frame/Screen.tsx'
import { ColleagueAbsenceDialog } from './AbsenceDialog.tsx'
import { InviteDialog, RenameDialog, RoleDialog } from './AccountDialogs.tsx'
import { type AdministratorAction, AdministratorTable } from './AdministratorTable.tsx'
import {
  type AccountFragment,
  AdministratorsDocument,
  EnableAdministratorDocument,
  ResendInvitationDocument,
  type SentInvitationFragment,
} from './administrators.generated.ts'
import { DisableDialog, RemoveSecondFactorsDialog, WithdrawInvitationDialog } from './ConfirmationDialogs.tsx'
import { HandOverDialog } from './HandOverDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { SessionsDialog } from './SessionList.tsx'

/** By what is done; disabling may lead to another one. */
const dialogs: Partial<
  Record<AdministratorAction, ComponentType<{ account: AccountFragment; onClosed(isDone?: boolean): void }>>
> = {
  rename: RenameDialog,
  role: RoleDialog,
  sessions: SessionsDialog,
  'hand over': HandOverDialog,
  absence: ColleagueAbsenceDialog,
  'remove second factors': RemoveSecondFactorsDialog,
  withdraw: WithdrawInvitationDialog,
}

type OpenDialog = { what: AdministratorAction; account: AccountFragment }

export default function Administrators() {
  const query = useLiveQuery(AdministratorsDocument, {}, 'Account')
  const { headingRef, dialog, open, close, focusHeading } = useCardDialog<OpenDialog>()
  const [isInviting, setInviting] = useState(false)
  const [invitation, setInvitation] = useState<SentInvitationFragment | null>(null)
  const reinvite = useAction(ResendInvitationDocument, buildMessages('invite', 'administrator'))
  const enable = useAction(EnableAdministratorDocument, buildMessages('enable', 'administrator'))
  const Dialog = dialog && dialogs[dialog.what]
  const errorMessage = reinvite.errorMessage ?? enable.errorMessage

  async function onAction(action: AdministratorAction, account: AccountFragment) {
    if (action === 'invite again')
      return setInvitation((await reinvite.act({ id: account.id }))?.invitation ?? null)
    if (action !== 'enable') return open({ what: action, account })
    // The button that was pressed has become another.
    if (await enable.act({ id: account.id })) focusHeading()
  }

  return (
    <Screen title="Administrators">
      <Card
        title="All administrators"
        headingRef={headingRef}
        extra={
          <Button type="primary" icon={<UserPlus size={18} aria-hidden />} onClick={() => setInviting(true)}>
            Invite an administrator
          </Button>
        }
      >
        {errorMessage && (
          <div className={parts.inside}>
            <Alert type="error" showIcon title={errorMessage} />
          </div>
        )}
        <QueryResult query={query}>
          {({ accounts }) => <AdministratorTable accounts={accounts} onAction={onAction} />}
        </QueryResult>
      </Card>
      {isInviting && (
        <InviteDialog
          onClosed={(sent) => {
            setInviting(false)
            setInvitation(sent)
          }}
        />
      )}
      {invitation && <LinkDialog invitation={invitation} onClosed={() => setInvitation(null)} />}
      {dialog?.what === 'disable' && (
        <DisableDialog
          account={dialog.account}
          onClosed={close}
          onHandOver={() => open({ what: 'hand over', account: dialog.account })}
        />
      )}
      {Dialog && dialog && <Dialog account={dialog.account} onClosed={close} />}
    </Screen>
  )
}
