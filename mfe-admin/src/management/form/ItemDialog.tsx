/** The dialog with an item's form, to add and to edit. */

import { Flex, Modal } from 'antd'
import { Maximize2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useDialog } from '../../components/use-dialog.ts'
import type { Definition, SavedItem } from '../definition/definition.ts'
import { getItemPath } from '../definition/item-paths.ts'
import { PagePreview } from '../fields/PagePreview.tsx'
import { SharePreview } from '../previews/SharePreview.tsx'
import { useItemEditor } from './use-item-editor.tsx'

export function ItemDialog({
  definition,
  id,
  onSaved,
  onClosed,
}: {
  definition: Definition
  /** The item to edit; null adds one. */
  id: string | null
  onSaved(item: SavedItem | null): void
  onClosed(): void
}) {
  const { noun, path, hasPreview, queries } = definition
  const { close, modal } = useDialog(onClosed, '47.5rem')
  const { form, buttons, requestClose, question } = useItemEditor({
    definition,
    id,
    isOpen: modal.open,
    close,
    onSaved(item) {
      onSaved(item)
      close()
    },
    renderTools: (hasUnsavedText) => (
      <>
        {/* In the place of the entry that guards what is typed: the page has it. */}
        <Link to={getItemPath(path, id)} replace={hasUnsavedText}>
          <Flex component="span" align="center" gap="small">
            <Maximize2 size={18} aria-hidden /> Open full page
          </Flex>
        </Link>
        {hasPreview && id !== null && <SharePreview typename={queries.typename} id={id} noun={noun} />}
      </>
    ),
    preview: hasPreview && <PagePreview typename={queries.typename} />,
  })

  return (
    <Modal
      {...modal}
      title={`${id === null ? 'Add' : 'Edit'} ${noun}`}
      onCancel={requestClose}
      footer={buttons}
    >
      {form}
      {question}
    </Modal>
  )
}
