/** The dialog with an item's form, to add and to edit. */

import { Button, Flex, Modal } from 'antd'
import { Maximize2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { useCloseQuestion } from '../../forms/use-close-question.tsx'
import type { Definition, ListedItem, SavedItem } from '../definition/definition.ts'
import { getItemPath } from '../definition/item-paths.ts'
import { PagePreview } from '../fields/PagePreview.tsx'
import { SharePreview } from '../previews/SharePreview.tsx'
import { DraftStatus } from './DraftStatus.tsx'
import { FirstField } from './FirstField.tsx'
import { ItemForm } from './ItemForm.tsx'
import { useEditedItem } from './use-edited-item.tsx'

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
  const { draft, stored, placeholder, fetchItem } = useEditedItem(definition, id)
  const [isOpen, setOpen] = useState(true)
  const [isSaving, setSaving] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const formId = useId()
  const hasUnsavedText = isTouched || draft.restored !== null
  const { requestClose, question } = useCloseQuestion({
    hasUnsavedText: isOpen && hasUnsavedText,
    close: () => setOpen(false),
    draft,
  })

  return (
    <Modal
      open={isOpen}
      title={id === null ? definition.addLabel : `Edit ${definition.noun}`}
      width="min(100% - 2rem, 47.5rem)"
      onCancel={requestClose}
      afterClose={onClosed}
      footer={
        <>
          <DraftStatus state={draft.autosaveState} />
          <Button onClick={requestClose}>Cancel</Button>
          <Button
            type="primary"
            htmlType="submit"
            form={formId}
            loading={isSaving}
            disabled={!stored}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {isSaving ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      {stored ? (
        <FirstField>
          <ItemForm
            definition={definition}
            id={id}
            formId={formId}
            initialItem={stored}
            fetchItem={fetchItem}
            unsavedText={draft}
            onTouched={setTouched}
            isSaving={isSaving}
            onSaving={setSaving}
            onSaved={(item) => {
              onSaved(item)
              draft.discard()
              setOpen(false)
            }}
            tools={
              <>
                <Link
                  to={getItemPath(definition.path, id)}
                  // In the place of the entry that guards what is typed: the page has it.
                  replace={hasUnsavedText}
                >
                  <Flex component="span" align="center" gap="small">
                    <Maximize2 size={18} aria-hidden /> Open full page
                  </Flex>
                </Link>
                {definition.hasPreview && id !== null && (
                  <SharePreview typename={definition.queries.typename} id={id} noun={definition.noun} />
                )}
              </>
            }
          >
            {definition.hasPreview && <PagePreview typename={definition.queries.typename} />}
          </ItemForm>
        </FirstField>
      ) : (
        placeholder
      )}
      {question}
    </Modal>
  )
}
