/** Hands requests over to a colleague or back to the queue; asks back with their number in words, since it is final. */

import { isolate, useToast } from '@access/kit'
import { Alert, Button, Checkbox, Flex, Input, Modal, Typography } from 'antd'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { formatCount, formatCountInWords } from '../components/change.messages.ts'
import parts from '../components/components.module.css'
import { Select } from '../components/Select.tsx'
import management from '../components/screen.module.css'
import { useDialog } from '../components/use-dialog.ts'
import { QueryResult } from '../data/QueryResult.tsx'
import { useAction } from '../data/use-action.ts'
import { useLiveQuery } from '../data/use-live-query.ts'
import { useStaffMembers } from '../data/use-staff-members.ts'
import { useUnsentText } from '../forms/unsent-text.tsx'
import { useCloseQuestion } from '../forms/use-close-question.tsx'
import { usePermissions } from '../session/use-permissions.ts'
import { type Colleague, queueLabel } from './colleague.ts'
import {
  type AssignedRequestFragment,
  ColleagueRequestsDocument,
  HandOverRequestsDocument,
} from './colleagues.generated.ts'

type HandOver = { toId: string; note: string; ids: string[] }

export function HandOverDialog({
  account: { id, name },
  onClosed,
}: {
  account: Colleague
  onClosed(isDone: boolean): void
}) {
  const { close, modal } = useDialog(() => {
    setNote('')
    onClosed(isDone)
  })
  const [isDone, setDone] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const [toId, setToId] = useState('')
  const [note, setNote] = useUnsentText(`hand over ${id}`, '')
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const query = useLiveQuery(ColleagueRequestsDocument, { id }, 'LegalAidRequest')
  const { active, awayUntil } = useStaffMembers()
  const ids = (query.data?.requests ?? []).flatMap((request) =>
    excluded.has(request.id) ? [] : [request.id],
  )
  const count = formatCountInWords(ids.length, 'request')
  const { toast } = useToast()
  const { act, isActing, errorMessage } = useAction(HandOverRequestsDocument, {
    successMessage: 'Requests handed over',
    failureMessage: 'Failed to hand over requests',
    announce({ result: { updated, rejected } }) {
      const unchanged = rejected.length > 0 ? `; ${formatCount(rejected.length, 'other')} had changed` : ''
      toast({
        title: updated.length > 0 ? 'Success' : 'Nothing to hand over',
        description: `${formatCount(updated.length, 'request')} handed over${unchanged}`,
        ...(updated.length > 0 && { tone: 'success' }),
      })
      return true
    },
  })
  const { requestClose, question } = useCloseQuestion({
    hasUnsavedText: modal.open && note !== '',
    close,
  })
  const recipient = active.find(({ value }) => value === toId)

  async function handOver({ toId, note, ids }: HandOver) {
    if (!(await act({ fromId: id, toId: toId || null, ids, note }))) return
    setDone(true)
    close()
  }

  return (
    <Modal
      {...modal}
      title={`Hand over requests of ${isolate(name)}`}
      focusable={{ focusTriggerAfterClose: !isDone }}
      onCancel={requestClose}
      footer={
        isConfirming ? (
          <>
            <Button onClick={() => setConfirming(false)}>Back</Button>
            <Button type="primary" danger loading={isActing} onClick={() => handOver({ toId, note, ids })}>
              Hand over {count}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={requestClose}>Cancel</Button>
            <Button type="primary" disabled={ids.length === 0} onClick={() => setConfirming(true)}>
              Continue
            </Button>
          </>
        )
      }
    >
      {isConfirming ? (
        <Question>
          {count[0]!.toUpperCase() + count.slice(1)} of {isolate(name)} will go{' '}
          {recipient ? `to ${isolate(recipient.label)}` : 'back to the queue'}. This cannot be undone.
          {recipient && ' They are told by email, with the references alone.'}
        </Question>
      ) : (
        <QueryResult query={query}>
          {({ requests }) =>
            requests.length === 0 ? (
              <p>{isolate(name)} has no open requests.</p>
            ) : (
              <Flex vertical gap="middle">
                <RequestChoice requests={requests} excluded={excluded} onChange={setExcluded} />
                <Recipient
                  options={active.filter(({ value }) => value !== id)}
                  value={toId}
                  awayUntil={awayUntil[toId]}
                  onChange={setToId}
                />
                <Note value={note} onChange={setNote} />
              </Flex>
            )
          }
        </QueryResult>
      )}
      {errorMessage && <Alert className={management.spaced} type="error" showIcon title={errorMessage} />}
      {question}
    </Modal>
  )
}

/** Has the focus, since the button that was pressed is gone. */
function Question({ children }: { children: ReactNode }) {
  const paragraph = useRef<HTMLParagraphElement>(null)
  useEffect(() => paragraph.current?.focus(), [])
  return (
    <p ref={paragraph} tabIndex={-1}>
      {children}
    </p>
  )
}

function RequestChoice({
  requests,
  excluded,
  onChange,
}: {
  requests: AssignedRequestFragment[]
  excluded: ReadonlySet<string>
  onChange(excluded: ReadonlySet<string>): void
}) {
  function toggle(id: string) {
    const rest = [...excluded].filter((one) => one !== id)
    onChange(new Set(excluded.has(id) ? rest : [...rest, id]))
  }
  return (
    <fieldset>
      <legend>Requests</legend>
      <Checkbox
        checked={excluded.size === 0}
        indeterminate={excluded.size > 0 && excluded.size < requests.length}
        onChange={({ target }) => onChange(new Set(target.checked ? [] : requests.map(({ id }) => id)))}
      >
        All open requests
      </Checkbox>
      <ul className={parts.scrolling}>
        {requests.map(({ id, reference, category, urgency }) => (
          <li key={id}>
            <Checkbox checked={!excluded.has(id)} onChange={() => toggle(id)}>
              {reference}, {category}, {urgency}
            </Checkbox>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** Without the permission to choose, it is the queue. */
function Recipient({
  options,
  value,
  awayUntil,
  onChange,
}: {
  options: { value: string; label: string }[]
  value: string
  awayUntil: string | undefined
  onChange(value: string): void
}) {
  const id = useId()
  const may = usePermissions()
  if (!may('assignRequests')) return <p>They go back to the queue.</p>
  return (
    <div>
      <label htmlFor={id}>Hand over to</label>
      <Select
        id={id}
        aria-describedby={`${id}-away`}
        emptyLabel={queueLabel}
        options={options}
        value={value}
        onChange={onChange}
      />
      <span id={`${id}-away`} role="status">
        {awayUntil && `Out of office until ${awayUntil}.`}
      </span>
    </div>
  )
}

function Note({ value, onChange }: { value: string; onChange(note: string): void }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>Note (optional)</label>
      <Input.TextArea
        id={id}
        rows={3}
        className={management.long}
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      <Typography.Text type="secondary" id={`${id}-hint`}>
        Added to each request as an internal note, encrypted. It is not in the email.
      </Typography.Text>
    </div>
  )
}
