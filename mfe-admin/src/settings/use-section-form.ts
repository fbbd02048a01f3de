/** The form of one section of the settings: what is written is saved as soon as a field is left, one save after the other. */
import { organisation as rules } from '@access/content/organisation/organisation.rules'
import { useRef, useState } from 'react'
import type { Values } from '../forms/differences.ts'
import { buildDraft, validateDraft } from '../forms/draft.ts'
import type { ConflictResolution } from '../forms/EditConflictDialog.tsx'
import { useFormFields } from '../forms/use-fields.ts'
import { useLeaveGuard } from '../forms/use-leave-guard.ts'
import type { AutosaveState } from '../management/form/use-item-draft.ts'
import { useSave } from '../management/form/use-save.ts'
import type { SettingsSection } from './settings-sections.tsx'
import { emptyOffice, type OfficeSettings, settingsQueries } from './use-office-settings.ts'

type StoredOffice = NonNullable<OfficeSettings['stored']>

export type SectionFormProps = {
  section: SettingsSection
  id: string
  /** As it is stored now, as far as known here. */
  office: StoredOffice
  fetchItem: OfficeSettings['fetchItem']
  onSaved(office: StoredOffice): void
}

export function useSectionForm({ section: { names }, id, office, fetchItem, onSaved }: SectionFormProps) {
  const { form, generation, showErrors, clearErrors, fill } = useFormFields()
  const saveDraft = useSave({ queries: settingsQueries, defaultValues: emptyOffice }, id, fetchItem)
  const [saveState, setSaveState] = useState<AutosaveState>(null)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const [isUnsaved, setUnsaved] = useState(false)
  const [conflict, setConflict] = useState<StoredOffice | null>(null)
  // What the next save is based on: the answer to a save is here before the screen has been drawn again.
  const base = useRef(office)
  const lastSave = useRef(Promise.resolve(true))

  // A field is saved as it is left, if it is valid: going to another step costs no more than one that is not.
  useLeaveGuard(isUnsaved, {})

  const getDraft = () => buildDraft({ ...base.current.draft, ...form.getFieldsValue() }, emptyOffice)

  const findErrors = () =>
    Object.fromEntries(
      Object.entries(validateDraft(getDraft(), rules)).filter(([field]) =>
        names.some((one) => one === field),
      ),
    )

  function setBase(stored: StoredOffice) {
    base.current = stored
    setUnsaved(!isSame(getDraft(), stored.draft))
    onSaved(stored)
  }

  /** Resolves to whether all that is written is stored. */
  async function saveNow(): Promise<boolean> {
    const draft = getDraft()
    if (Object.keys(findErrors()).length > 0) return false
    if (isSame(draft, base.current.draft)) {
      setUnsaved(false)
      return true
    }
    setErrorMessage(null)
    const outcome = await saveDraft({ draft, version: base.current.version })
    if (outcome.status === 'saved') {
      setBase({ ...base.current, draft, version: (base.current.version ?? 0) + 1 })
      setSaveState(new Date().toISOString())
      return true
    }
    setSaveState('failed')
    if (outcome.status === 'conflict') {
      const stored = outcome.storedItem as StoredOffice
      const isAnotherSection = names.every((name) => isSame(stored.draft[name], base.current.draft[name]))
      if (!isAnotherSection) {
        setConflict(stored)
        return false
      }
      // Somebody has saved another section: both stay.
      setBase(stored)
      return saveNow()
    }
    if (outcome.status === 'sessionExpired') setErrorMessage('Your session has ended. Save to sign in again.')
    else {
      setErrorMessage(outcome.error.message)
      showErrors(outcome.error.fieldErrors)
    }
    return false
  }

  function save(): Promise<boolean> {
    lastSave.current = lastSave.current.then(saveNow)
    return lastSave.current
  }

  return {
    form,
    generation,
    saveState,
    errorMessage,
    conflict,
    getDraft,
    /** Called when a field is left: says what is wrong with it, and saves when nothing is. */
    onFieldLeft() {
      const errors = findErrors()
      const touched = names.filter((name) => form.isFieldTouched(name))
      form.setFields(touched.map((name) => ({ name, errors: errors[name] ? [errors[name]] : [] })))
      save()
    },
    /** Called when fields were edited. */
    onFieldsChanged(changed: string[]) {
      setUnsaved(true)
      clearErrors(changed)
    },
    /** Saves the whole section; shows what is wrong, and resolves to whether it was saved. */
    async complete(): Promise<boolean> {
      const errors = findErrors()
      showErrors(errors)
      return Object.keys(errors).length === 0 && (await save())
    },
    resolveConflict(choice: ConflictResolution, stored: StoredOffice) {
      setConflict(null)
      if (choice === 'continueEditing') return
      if (choice === 'useStored') fill(stored.draft as Values)
      setBase(stored)
      if (choice === 'useStored') return
      save()
    },
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
