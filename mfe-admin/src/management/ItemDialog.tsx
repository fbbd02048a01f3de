/** The window with an item's form: the same to add one and to edit one. */
import { Loading } from '@access/kit'
import { Button, Modal } from 'antd'
import { useId, useState } from 'react'
import { useQuery } from 'urql'
import { DiscardDialog } from './DiscardDialog.tsx'
import type { Definition, Listed } from './definition.ts'
import { draftOf } from './draft.ts'
import { ItemForm } from './ItemForm.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { windowStyles } from './window.ts'

export function ItemDialog<Row extends Listed, Draft extends object>({
  definition,
  id,
  onClosed,
}: {
  definition: Definition<Row, Draft>
  /** The item to edit; null adds one. */
  id: string | null
  onClosed(): void
}) {
  const [isOpen, setOpen] = useState(true)
  const [isSaving, setSaving] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const [asksToDiscard, setAsking] = useState(false)
  const formId = useId()
  const start = useStart(definition, id)
  const close = () => setOpen(false)

  return (
    <Modal
      open={isOpen}
      title={id === null ? definition.addLabel : `Edit ${definition.noun}`}
      width="min(100% - 2rem, 47.5rem)"
      classNames={windowStyles}
      centered
      // A slip of the mouse beside the window must not cost what was typed.
      mask={{ closable: false }}
      closable={{ 'aria-label': 'Close' }}
      // The cross and Escape are easily pressed in passing; Cancel is meant.
      onCancel={() => (isTouched ? setAsking(true) : close())}
      afterClose={onClosed}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="primary" htmlType="submit" form={formId} loading={isSaving} disabled={!start.draft}>
            {isSaving ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      {start.draft ? (
        <ItemForm
          definition={definition}
          id={id}
          formId={formId}
          start={start.draft}
          onTouched={() => setTouched(true)}
          onSaving={setSaving}
          onSaved={close}
        />
      ) : (
        start.instead
      )}
      {asksToDiscard && <DiscardDialog onKeep={() => setAsking(false)} onDiscard={close} />}
    </Modal>
  )
}

// A new item starts blank; one that is edited is read whole first, since the table knows only its columns.
function useStart<Row extends Listed, Draft extends object>(
  { blank, documents, noun }: Definition<Row, Draft>,
  id: string | null,
) {
  const [{ data, error, fetching }, readAgain] = useQuery({
    query: documents.one,
    variables: { id: id ?? '' },
    pause: id === null,
    requestPolicy: 'network-only',
  })
  if (id === null) return { draft: blank }
  if (data?.item) return { draft: draftOf(data.item as Record<string, unknown>, blank) }
  if (fetching || !(data || error)) return { instead: <Loading /> }
  if (error) return { instead: <LoadFailed error={error} retry={() => readAgain()} /> }
  return { instead: <p role="alert">This {noun} no longer exists: someone else has deleted it.</p> }
}
