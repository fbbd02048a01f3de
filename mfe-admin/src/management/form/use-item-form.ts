/** The state of an item's form: initial values, changes, saving and conflicts. */
import { useToast } from '@access/kit'
import { useState } from 'react'
import { buildMessages, formatThis } from '../../components/change.messages.ts'
import type { Values } from '../../forms/differences.ts'
import { buildDraft, validateDraft } from '../../forms/draft.ts'
import type { ConflictResolution } from '../../forms/EditConflictDialog.tsx'
import { useFormFields } from '../../forms/use-fields.ts'
import type { FormDefinition, FormQueries, FullItem, SavedItem } from '../definition/definition.ts'
import type { StoredItem } from './stored-item.ts'
import { useSave } from './use-save.ts'
import type { UnsavedTextState } from './use-tab-text.ts'

/** The open dialog: the history, or an edit conflict with the stored item. */
type ItemFormDialog = 'history' | StoredItem | null

/** The part of a definition that a form needs. */
export type EditableDefinition = Pick<
  FormDefinition,
  'noun' | 'rules' | 'defaultValues' | 'Form' | 'toCompared'
> & { queries: Omit<FormQueries, 'one'> }

export type ItemFormProps = {
  definition: EditableDefinition
  /** Null for a new item. */
  id: string | null
  initialItem: StoredItem
  /** Fetches the item as it is stored now; null when it is gone or cannot be loaded. */
  fetchItem(): Promise<FullItem | null>
  unsavedText: UnsavedTextState
  onTouched?(isTouched: boolean): void
  isSaving: boolean
  onSaving(isSaving: boolean): void
  onSaved(item: SavedItem | null): void
}

export function useItemForm({
  definition,
  id,
  initialItem,
  fetchItem,
  unsavedText,
  onTouched,
  isSaving,
  onSaving,
  onSaved,
}: ItemFormProps) {
  const { noun, rules, defaultValues } = definition
  const { form, generation, showErrors, clearErrors, fill } = useFormFields()
  // The version that the text is based on; for restored text, the one of its time.
  const [base, setBase] = useState(() => ({
    ...initialItem,
    version: (unsavedText.restored ?? initialItem).version,
  }))
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const [dialog, openDialog] = useState<ItemFormDialog>(null)
  const saveDraft = useSave(definition, id, fetchItem)
  const { toast } = useToast()

  // Fields without an input are sent back unchanged.
  const getDraft = ({ draft } = base) => buildDraft({ ...draft, ...form.getFieldsValue() }, defaultValues)

  async function save(baseItem = base) {
    if (isSaving) return
    setErrorMessage(null)
    const draft = getDraft(baseItem)
    const errors = validateDraft(draft, rules)
    showErrors(errors)
    if (Object.keys(errors).length > 0) return setErrorMessage(summarizeErrors(errors))

    onSaving(true)
    const outcome = await saveDraft({ draft, version: baseItem.version })
    onSaving(false)
    if (outcome.status === 'sessionExpired')
      return setErrorMessage('Your session has ended. Save to sign in again.')
    if (outcome.status === 'conflict') {
      // Where it was another tab of the same account, that one has discarded the draft which they share.
      unsavedText.save(form.getFieldsValue(), baseItem.version)
      return openDialog(outcome.storedItem)
    }
    const { successMessage, failureMessage } = buildMessages(id === null ? 'create' : 'update', noun)
    if (outcome.status === 'rejected') {
      setErrorMessage(outcome.error.message)
      showErrors(outcome.error.fieldErrors)
      return toast({ title: 'Error', description: failureMessage, tone: 'error' })
    }
    toast({ title: 'Success', description: successMessage, tone: 'success' })
    onSaved(outcome.item)
  }

  /** Called when fields were edited. */
  function onFieldsChanged(names: string[]) {
    onTouched?.(true)
    unsavedText.save(form.getFieldsValue(), base.version)
    clearErrors(names)
  }

  function resetTo(storedItem: StoredItem) {
    setBase(storedItem)
    setErrorMessage(null)
    fill(storedItem.draft)
    unsavedText.discard()
    onTouched?.(false)
  }

  return {
    form,
    generation,
    errorMessage,
    dialog,
    openDialog,
    getDraft,
    save,
    onFieldsChanged,
    resetTo,
    setValue(name: string, value: unknown) {
      form.setFieldValue(name, value)
      onFieldsChanged([name])
    },
    /** Fills the form with an earlier version; it is saved like any change. */
    restore(values: Values) {
      const earlier = buildDraft(values, defaultValues)
      setBase({ ...base, draft: earlier })
      fill(earlier)
      onFieldsChanged([])
    },
    resolveConflict(choice: ConflictResolution, storedItem: StoredItem) {
      openDialog(null)
      if (choice === 'useStored') return resetTo(storedItem)
      if (choice === 'continueEditing')
        return setErrorMessage(`Someone else has saved ${formatThis(noun)}. Save to see both versions.`)
      setBase(storedItem)
      save(storedItem)
    },
  }
}

function summarizeErrors(errors: Record<string, string>): string {
  const count = Object.keys(errors).length
  return count === 1 ? 'One field is not valid.' : `${count} fields are not valid.`
}
