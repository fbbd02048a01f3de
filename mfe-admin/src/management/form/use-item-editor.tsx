/** The form of an item and its buttons, which a dialog or a page shows. */

import { formatTime } from '@access/kit'
import { Button } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { useFirstFieldFocus } from '../../components/focus-first-field.ts'
import styles from '../../components/screen.module.css'
import { useCloseQuestion } from '../../forms/use-close-question.tsx'
import type { FormDefinition, SavedItem } from '../definition/definition.ts'
import { ItemForm } from './ItemForm.tsx'
import { SaveButton } from './SaveButton.tsx'
import { useEditedItem } from './use-edited-item.tsx'
import type { AutosaveState } from './use-item-draft.ts'

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
        <DraftStatus state={draft.autosaveState} />
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

/** Says politely when what is typed was stored, or that it is not. */
function DraftStatus({ state }: { state: AutosaveState }) {
  // It stands there before there is anything to say, or it would not be read out.
  return (
    <p role="status" className={styles.draftStatus}>
      {state === 'failed' && 'Draft not saved. It is kept in this tab.'}
      {state !== null && state !== 'failed' && <>Draft saved {formatTime(state)}</>}
    </p>
  )
}
