/** The dialog with an item's form, to add and to edit. */
import { Loading } from '@access/kit'
import { Button, Modal } from 'antd'
import { useId, useState } from 'react'
import { useClient, useQuery } from 'urql'
import { dialogClassNames } from '../../components/dialog-styles.ts'
import { LoadError } from '../../data/LoadError.tsx'
import type { Definition, ListedItem, SavedItem } from '../definition/definition.ts'
import { DiscardDialog } from './DiscardDialog.tsx'
import { FirstField } from './FirstField.tsx'
import { ItemForm } from './ItemForm.tsx'
import { parseStoredItem, type StoredItem } from './stored-item.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useUnsavedText } from './use-unsaved-text.ts'

export function ItemDialog<Row extends ListedItem, Draft extends object>({
  definition,
  id,
  onSaved,
  onClosed,
}: {
  definition: Definition<Row, Draft>
  /** The item to edit; null adds one. */
  id: string | null
  onSaved(item: SavedItem | null): void
  onClosed(): void
}) {
  const unsaved = useUnsavedText(definition.path, id)
  const [isOpen, setOpen] = useState(true)
  const [isSaving, setSaving] = useState(false)
  const [isTouched, setTouched] = useState(unsaved.restored !== null)
  const [isConfirmingDiscard, setIsConfirmingDiscard] = useState(false)
  const formId = useId()
  const initialItem = useInitialItem(definition, id)
  const fetchItem = useFetchItem(definition, id)
  useLeaveGuard(isOpen && isTouched, () => setIsConfirmingDiscard(true))

  function close() {
    unsaved.discard()
    setOpen(false)
  }

  return (
    <Modal
      open={isOpen}
      title={id === null ? definition.addLabel : `Edit ${definition.noun}`}
      width="min(100% - 2rem, 47.5rem)"
      classNames={dialogClassNames}
      centered
      // A click beside the dialog must not lose what was typed.
      mask={{ closable: false }}
      closable={{ 'aria-label': 'Close' }}
      // The close icon and Escape are easily pressed by accident; Cancel is not.
      onCancel={() => (isTouched ? setIsConfirmingDiscard(true) : close())}
      afterClose={onClosed}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            type="primary"
            htmlType="submit"
            form={formId}
            loading={isSaving}
            disabled={!initialItem.stored}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {isSaving ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      {initialItem.stored ? (
        <FirstField>
          <ItemForm
            definition={definition}
            id={id}
            formId={formId}
            initialItem={initialItem.stored}
            fetchItem={fetchItem}
            unsavedText={unsaved}
            onTouched={setTouched}
            isSaving={isSaving}
            onSaving={setSaving}
            onSaved={(item) => {
              onSaved(item)
              close()
            }}
          />
        </FirstField>
      ) : (
        initialItem.placeholder
      )}
      {isConfirmingDiscard && (
        <DiscardDialog onKeep={() => setIsConfirmingDiscard(false)} onDiscard={close} />
      )}
    </Modal>
  )
}

// A new item starts with the default values; an edited one is fetched first, since the table has only its columns.
function useInitialItem<Row extends ListedItem, Draft extends object>(
  { defaultValues, queries, noun }: Definition<Row, Draft>,
  id: string | null,
) {
  const [initial, setInitial] = useState<StoredItem<Draft> | null>(
    id === null ? { draft: defaultValues, version: null } : null,
  )
  const [{ data, error, fetching }, refetch] = useQuery({
    query: queries.one,
    variables: { id: id ?? '' },
    pause: id === null,
    requestPolicy: 'network-only',
  })
  // Later fetches, which detect conflicts, do not change the initial values.
  if (!initial && data?.item) setInitial(parseStoredItem(data.item, defaultValues))
  if (initial) return { stored: initial }
  if (fetching || !(data || error)) return { placeholder: <Loading /> }
  if (error) return { placeholder: <LoadError error={error} retry={() => refetch()} /> }
  return { placeholder: <p role="alert">This {noun} no longer exists: someone else has deleted it.</p> }
}

// After a conflict, what somebody else has saved.
function useFetchItem<Row extends ListedItem, Draft extends object>(
  { queries }: Definition<Row, Draft>,
  id: string | null,
) {
  const client = useClient()
  return async () => {
    if (id === null) return null
    const { data } = await client.query(queries.one, { id }, { requestPolicy: 'network-only' }).toPromise()
    return data?.item ?? null
  }
}
