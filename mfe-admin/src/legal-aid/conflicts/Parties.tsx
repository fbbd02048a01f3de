/** The parties of a request. Staff can add parties that the applicant did not name. */

import { isolate } from '@access/kit'
import { party as rules } from '@access/requests/casework/conflicts/conflict.rules'
import { Alert, Button, Flex, Form, Typography } from 'antd'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { Card } from '../../components/Card.tsx'
import { buildMessages } from '../../components/change.messages.ts'
import parts from '../../components/components.module.css'
import { IconButton } from '../../components/IconButton.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { useCardDialog } from '../../components/use-card-dialog.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { Choice, ListInput } from '../../management/fields/inputs.tsx'
import { usePermissions } from '../../session/use-permissions.ts'
import type { RequestPartyFragment } from '../request/conflict-check.generated.ts'
import { useRequest, useRequestAction } from '../request/request-context.ts'
import { useConflictCheck } from './conflict-check.ts'
import { RemovePartyDocument, SavePartyDocument } from './conflicts.generated.ts'

export function Parties() {
  const { id } = useRequest().details.request
  const { parties } = useConflictCheck()
  const mayCheck = usePermissions()('checkConflicts')
  const { headingRef, dialog, open, close, focusHeading } = useCardDialog<RequestPartyFragment | 'new'>()
  const { act, isActing, errorMessage } = useRequestAction(
    RemovePartyDocument,
    buildMessages('remove', 'party'),
  )

  return (
    <Card title="Parties" headingRef={headingRef}>
      <RowList>
        {parties.map((party) => (
          <Row key={party.id}>
            <span>
              <b>{party.name}</b> <Typography.Text type="secondary">({isolate(party.role)})</Typography.Text>
              {party.aliases.length > 0 && <> also {party.aliases.map(isolate).join(', ')}</>}
            </span>
            {mayCheck && !party.isNamedByApplicant && (
              <Flex component="span" gap={4}>
                <IconButton Icon={Pencil} label={`Edit ${party.name}`} onClick={() => open(party)} />
                <IconButton
                  Icon={Trash2}
                  label={`Remove ${party.name}`}
                  danger
                  disabled={isActing}
                  onClick={async () => {
                    if (await act({ id, partyId: party.id })) focusHeading()
                  }}
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
            <Button icon={<Plus size={18} aria-hidden />} onClick={() => open('new')}>
              Add party
            </Button>
          </div>
        </div>
      )}
      {dialog && <PartyDialog party={dialog === 'new' ? null : dialog} onClosed={() => close(false)} />}
    </Card>
  )
}

/** Adds or edits a party that the applicant did not name. */
function PartyDialog({ party, onClosed }: { party: RequestPartyFragment | null; onClosed(): void }) {
  const { details, update } = useRequest()
  return (
    <FormDialog
      id="party"
      title={party ? 'Edit party' : 'Add party'}
      submitLabel="Save"
      document={SavePartyDocument}
      rules={rules}
      variables={(values) => ({ id: details.request.id, input: { ...values, id: party?.id ?? null } })}
      {...buildMessages(party ? 'update' : 'create', 'party')}
      onDone={update}
      initial={party ? { name: party.name, role: party.role, aliases: party.aliases } : undefined}
      onClosed={onClosed}
    >
      <p>A new party is checked for conflicts, and the request stays locked until its matches are decided.</p>
      <TextField name="name" label="Name" extra="First name, then last name." />
      <Form.Item name="role" label="Role">
        <Choice options={['other side', 'further party']} />
      </Form.Item>
      <Form.Item name="aliases" label="Aliases" extra="Separated by commas: birth name, company, nickname.">
        <ListInput />
      </Form.Item>
    </FormDialog>
  )
}
