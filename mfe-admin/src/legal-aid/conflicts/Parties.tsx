/** The parties of a request. Staff can add parties that the applicant did not name. */
import { isolate } from '@access/kit'
import { Alert, Button, Flex, Typography } from 'antd'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Card } from '../../components/Card.tsx'
import parts from '../../components/components.module.css'
import { Row, RowList } from '../../components/RowList.tsx'
import { useAction } from '../../data/use-action.ts'
import { usePermissions } from '../../session/use-permissions.ts'
import type { ConflictCheckFragment, RequestPartyFragment } from '../request/conflict-check.generated.ts'
import type { RequestDetailsFragment } from '../request/opened-request.generated.ts'
import { RemovePartyDocument } from './conflicts.generated.ts'
import { PartyDialog } from './PartyDialog.tsx'

export function Parties({
  id,
  conflictCheck: { parties },
  onChanged,
}: {
  id: string
  conflictCheck: ConflictCheckFragment
  onChanged(details: RequestDetailsFragment): void
}) {
  const mayCheck = usePermissions()('checkConflicts')
  const head = useRef<HTMLHeadingElement>(null)
  const [dialog, setDialog] = useState<RequestPartyFragment | 'new' | null>(null)
  const { act, isActing, errorMessage } = useAction(RemovePartyDocument, {
    successMessage: 'Party removed successfully',
    failureMessage: 'Failed to remove party',
  })

  async function removeParty(partyId: string) {
    const result = await act({ id, partyId })
    if (!result) return
    onChanged(result.details)
    head.current?.focus()
  }

  return (
    <Card title="Parties" headingRef={head}>
      <RowList>
        {parties.map((party) => (
          <Row key={party.id}>
            <span>
              <b>{party.name}</b> <Typography.Text type="secondary">({isolate(party.role)})</Typography.Text>
              {party.aliases.length > 0 && <> also {party.aliases.map(isolate).join(', ')}</>}
            </span>
            {mayCheck && !party.isNamedByApplicant && (
              <Flex component="span" gap={4}>
                <Button
                  type="text"
                  icon={<Pencil size={18} aria-hidden />}
                  aria-label={`Edit ${party.name}`}
                  onClick={() => setDialog(party)}
                />
                <Button
                  type="text"
                  danger
                  icon={<Trash2 size={18} aria-hidden />}
                  aria-label={`Remove ${party.name}`}
                  disabled={isActing}
                  onClick={() => removeParty(party.id)}
                />
              </Flex>
            )}
          </Row>
        ))}
      </RowList>
      {mayCheck && (
        <div className={parts.inside}>
          {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
          <div>
            <Button icon={<Plus size={18} aria-hidden />} onClick={() => setDialog('new')}>
              Add party
            </Button>
          </div>
        </div>
      )}
      {dialog && (
        <PartyDialog
          id={id}
          party={dialog === 'new' ? null : dialog}
          onSaved={onChanged}
          onClosed={() => setDialog(null)}
        />
      )}
    </Card>
  )
}
