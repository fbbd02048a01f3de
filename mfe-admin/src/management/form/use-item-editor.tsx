/** The form of an item and its buttons, which a dialog or a page shows. */

import { Button } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { useFirstFieldFocus } from '../../components/focus-first-field.ts'
import { useCloseQuestion } from '../../forms/use-close-question.tsx'
import type { FormDefinition, SavedItem } from '../definition/definition.ts'
import { ItemForm } from './ItemForm.tsx'
import { SaveButton, SaveStatus } from './SaveButton.tsx'
import { useEditedItem } from './use-edited-item.tsx'

type ItemEditorOptions = {
  definition: FormDefinition
  /** The item to edit; null adds one. */
  id: string | null
  /** False while it closes. */
  isOpen?: boolean
  close(hasUnsavedText: boolean): void
  onSaved(item: SavedItem | null, hadUnsavedText: boolean): void
  /** What else one may do with the item as a whole. */
  renderTools(hasUnsavedText: boolean): ReactNode
  preview: ReactNode
}

export function useItemEditor({
  definition,
  id,
  isOpen = true,
  close,
  onSaved,
  renderTools,
  preview,
}: ItemEditorOptions) {
  const { draft, stored, placeholder, fetchItem } = useEditedItem(definition, id)
  const [isSaving, setSaving] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const formId = useId()
  const hasUnsavedText = isTouched || draft.restored !== null
  const { requestClose, question } = useCloseQuestion({
    hasUnsavedText: isOpen && hasUnsavedText,
    close: () => close(hasUnsavedText),
    draft,
  })

  return {
    requestClose,
    question,
    form: stored ? (
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
            draft.discard()
            onSaved(item, hasUnsavedText)
          }}
          tools={renderTools(hasUnsavedText)}
        >
          {preview}
        </ItemForm>
      </FirstField>
    ) : (
      placeholder
    ),
    buttons: (
      <>
        <SaveStatus
          state={draft.autosaveState}
          saved="Draft saved"
          failed="Draft not saved. It is kept in this tab."
        />
        <Button onClick={requestClose}>Cancel</Button>
        <SaveButton formId={formId} isSaving={isSaving} isDisabled={!stored} />
      </>
    ),
  }
}

/** Focuses the first field of its children. */
function FirstField({ children }: { children: ReactNode }) {
  const id = useId()
  useFirstFieldFocus(id)
  return <div id={id}>{children}</div>
}
