/** One's own second factors: what there is, and how to add, name and remove it. */
import { Alert, Button, Flex } from 'antd'
import { Card } from '../components/Card.tsx'
import { DateTime } from '../components/DateTime.tsx'
import { Row } from '../components/RowList.tsx'
import rows from '../components/rows.module.css'
import { StackedCell } from '../components/StackedCell.tsx'
import { useCardDialog } from '../components/use-card-dialog.ts'
import { QueryResult } from '../data/QueryResult.tsx'
import { useAction } from '../data/use-action.ts'
import { useLiveQuery } from '../data/use-live-query.ts'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'
import { AddTotpDialog } from './AddTotpDialog.tsx'
import { RemoveDialog, RenamePasskeyDialog } from './ChangeFactorDialogs.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import {
  type PasskeyFragment,
  RenewRecoveryCodesDocument,
  SecondFactorsDocument,
} from './second-factors.generated.ts'

type Dialog =
  | { kind: 'addPasskey' | 'addTotp' | 'removeTotp' }
  | { kind: 'rename' | 'remove'; passkey: PasskeyFragment }
  | { kind: 'recoveryCodes'; codes: string[] }

export function SecondFactorsCard({ onEnrolled }: { onEnrolled?(): void }) {
  const query = useLiveQuery(SecondFactorsDocument, {}, 'Passkey')
  const { headingRef, dialog, open, close: closeDialog } = useCardDialog<Dialog>()
  const renew = useAction(RenewRecoveryCodesDocument, {
    successMessage: 'Recovery codes renewed',
    failureMessage: 'Failed to renew recovery codes',
  })

  function onAdded(codes: string[]) {
    query.refetch()
    if (codes.length > 0) return open({ kind: 'recoveryCodes', codes })
    close(true)
    onEnrolled?.()
  }

  function close(hasChanged = false) {
    closeDialog(hasChanged)
    if (hasChanged) query.refetch()
  }

  async function renewCodes() {
    const data = await renew.act({})
    if (data) open({ kind: 'recoveryCodes', codes: data.recoveryCodes })
  }

  return (
    <Card title="Second factors" headingRef={headingRef} isPadded>
      <p>
        As well as your password, you sign in with a passkey or an app on your phone. Someone who learns only
        your password cannot sign in.
      </p>
      {renew.errorMessage && <Alert type="error" showIcon title={renew.errorMessage} />}
      <QueryResult query={query}>
        {({ secondFactors: { passkeys, totpEnrolledAt, recoveryCodeCount } }) => (
          <ul className={rows.rows} aria-label="Second factors">
            {passkeys.map((passkey) => (
              <Row key={passkey.id}>
                <StackedCell
                  details={
                    <>
                      Passkey, added <DateTime value={passkey.createdAt} />
                    </>
                  }
                >
                  <strong>{passkey.name}</strong>
                </StackedCell>
                <Flex component="span" wrap gap="small">
                  <Button
                    aria-label={`Rename ${passkey.name}`}
                    onClick={() => open({ kind: 'rename', passkey })}
                  >
                    Rename
                  </Button>
                  <Button
                    aria-label={`Remove ${passkey.name}`}
                    onClick={() => open({ kind: 'remove', passkey })}
                  >
                    Remove
                  </Button>
                </Flex>
              </Row>
            ))}
            {totpEnrolledAt && (
              <Row>
                <StackedCell
                  details={
                    <>
                      Added <DateTime value={totpEnrolledAt} />
                    </>
                  }
                >
                  <strong>Authenticator app</strong>
                </StackedCell>
                <Button
                  aria-label="Remove the authenticator app"
                  onClick={() => open({ kind: 'removeTotp' })}
                >
                  Remove
                </Button>
              </Row>
            )}
            {(passkeys.length > 0 || totpEnrolledAt) && (
              <Row>
                <StackedCell details={`${recoveryCodeCount} of 10 left`}>
                  <strong>Recovery codes</strong>
                </StackedCell>
                <Button loading={renew.isActing} onClick={renewCodes}>
                  Renew codes
                </Button>
              </Row>
            )}
            {passkeys.length === 0 && !totpEnrolledAt && <li>None yet.</li>}
          </ul>
        )}
      </QueryResult>
      <Flex wrap gap="small">
        <Button onClick={() => open({ kind: 'addPasskey' })}>Add a passkey</Button>
        <Button onClick={() => open({ kind: 'addTotp' })}>Add an authenticator app</Button>
      </Flex>
      {dialog?.kind === 'addPasskey' && <AddPasskeyDialog onAdded={onAdded} onClosed={() => close()} />}
      {dialog?.kind === 'addTotp' && <AddTotpDialog onAdded={onAdded} onClosed={() => close()} />}
      {dialog?.kind === 'rename' && <RenamePasskeyDialog passkey={dialog.passkey} onClosed={() => close()} />}
      {dialog?.kind === 'remove' && <RemoveDialog passkey={dialog.passkey} onClosed={close} />}
      {dialog?.kind === 'removeTotp' && <RemoveDialog passkey={null} onClosed={close} />}
      {dialog?.kind === 'recoveryCodes' && (
        <RecoveryCodesDialog
          codes={dialog.codes}
          onClosed={() => {
            close(true)
            onEnrolled?.()
          }}
        />
      )}
    </Card>
  )
}
