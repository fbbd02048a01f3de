/** The window with an item's form: the same to add one and to edit one. */
import { Loading } from '@access/kit'
import { Button, Modal } from 'antd'
import { useId, useState } from 'react'
import { useQuery } from 'urql'
import type { Definition, Listed } from '../definition.ts'
import { LoadFailed } from '../LoadFailed.tsx'
import { windowStyles } from '../window.ts'
import { DiscardDialog } from './DiscardDialog.tsx'
import { FirstField } from './FirstField.tsx'
import { ItemForm } from './ItemForm.tsx'
import { type Stored, storedOf } from './stored.ts'
import { useLeaving } from './useLeaving.ts'
import { useUnsaved } from './useUnsaved.ts'

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
  const unsaved = useUnsaved(definition.path, id)
  const [isOpen, setOpen] = useState(true)
  const [isSaving, setSaving] = useState(false)
  const [isTouched, setTouched] = useState(unsaved.found !== null)
  const [asksToDiscard, setAsking] = useState(false)
  const formId = useId()
  const start = useStart(definition, id)
  useLeaving(isOpen && isTouched, () => setAsking(true))

  function close() {
    unsaved.forget()
    setOpen(false)
  }

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
          <Button
            type="primary"
            htmlType="submit"
            form={formId}
            loading={isSaving}
            disabled={!start.stored}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {isSaving ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      {start.stored ? (
        <FirstField>
          <ItemForm
            definition={definition}
            id={id}
            formId={formId}
            start={start.stored}
            unsaved={unsaved}
            onTouched={setTouched}
            isSaving={isSaving}
            onSaving={setSaving}
            onSaved={close}
          />
        </FirstField>
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
  const [first, setFirst] = useState<Stored<Draft> | null>(
    id === null ? { draft: blank, version: null } : null,
  )
  const [{ data, error, fetching }, readAgain] = useQuery({
    query: documents.one,
    variables: { id: id ?? '' },
    pause: id === null,
    requestPolicy: 'network-only',
  })
  // What is read again later, to see who has saved meanwhile, is not what this form began with.
  if (!first && data?.item) setFirst(storedOf(data.item, blank))
  if (first) return { stored: first }
  if (fetching || !(data || error)) return { instead: <Loading /> }
  if (error) return { instead: <LoadFailed error={error} retry={() => readAgain()} /> }
  return { instead: <p role="alert">This {noun} no longer exists: someone else has deleted it.</p> }
}
