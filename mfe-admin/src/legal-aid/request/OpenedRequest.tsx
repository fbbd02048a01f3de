/** Opens a request for what is below it. Opening is recorded, and needs a reason where a colleague works on it. */
import { Notice } from '@access/kit'
import { openingReason } from '@access/requests/casework/access/opening.rules'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { Card } from '../../components/Card.tsx'
import { EmptyList } from '../../components/EmptyList.tsx'
import { parseMutationError } from '../../data/mutation-error.ts'
import { QueryResult } from '../../data/QueryResult.tsx'
import { RejectionContext } from '../../data/use-action.ts'
import { useRecordedRead } from '../../data/use-recorded-read.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useOnUndone } from '../../frame/undo/use-offer-undo.ts'
import { OpenLegalAidRequestDocument, type OpenLegalAidRequestMutation } from './opened-request.generated.ts'
import { RecordedReason } from './ReasonFields.tsx'
import { RequestContext } from './request-context.ts'

/** Opens a request, and again once a change of it is undone. */
export function useOpenedRequest(id: string) {
  const { query, replaceData } = useRecordedRead(OpenLegalAidRequestDocument, { id })
  useOnUndone(id, query.refetch)
  return { id, query, replaceData }
}

export function OpenedRequest({
  opened: { id, query, replaceData },
  children,
}: {
  opened: ReturnType<typeof useOpenedRequest>
  children: ReactNode
}) {
  const reasonMessage = query.error && parseMutationError(query.error).fieldErrors.reason
  if (reasonMessage) return <ReasonNeeded id={id} message={reasonMessage} onOpened={replaceData} />

  /** Somebody else works on it by now: opened again, it asks for the reason. */
  function reopenForReason({ reason }: Record<string, string>) {
    if (reason) query.refetch()
  }

  return (
    <QueryResult query={query}>
      {({ details }) =>
        details ? (
          <RejectionContext value={reopenForReason}>
            <RequestContext value={{ details, update: replaceData, reopen: query.refetch }}>
              {children}
            </RequestContext>
          </RejectionContext>
        ) : (
          <Card title="Not found">
            <EmptyList>This request does not exist.</EmptyList>
          </Card>
        )
      }
    </QueryResult>
  )
}

function ReasonNeeded({
  id,
  message,
  onOpened,
}: {
  id: string
  /** Who works on it, as the service says it. */
  message: string
  onOpened(opened: OpenLegalAidRequestMutation): void
}) {
  const [isAsking, setAsking] = useState(true)
  return (
    <>
      <Notice tone="amber" title="A reason is needed">
        <p>{message}.</p>
        <p>
          <Button onClick={() => setAsking(true)}>Give a reason</Button>
        </p>
      </Notice>
      {isAsking && (
        <FormDialog
          id="opening-reason"
          title="Why are you opening this request?"
          submitLabel="Open"
          document={OpenLegalAidRequestDocument}
          rules={openingReason}
          variables={({ reason }) => ({ id, reason })}
          successMessage="Request opened"
          failureMessage="Failed to open request"
          onClosed={(opened) => (opened ? onOpened(opened) : setAsking(false))}
        >
          <p>A colleague is working on it. Your reason is recorded, and lasts until you sign out.</p>
          <RecordedReason />
        </FormDialog>
      )}
    </>
  )
}
